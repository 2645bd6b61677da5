/** Profanity and slurs in ROT13, hidden from casual readers; `*` stands for any letters. */
export const ENCODED_WORDS = `
*shpx* fuvg fuvgf fuvggl fuvgurnq* fuvgubyr* ohyyfuvg *zbgures* ovgpu ovgpurf ovgpuvat phag
phagf nffubyr* qhzonff* wnpxnff* onfgneq onfgneqf jnaxre jnaxref gjng gjngf qvpxurnq* pbpxfhpx*
oybjwbo* phzfubg* juber juberf fyhg fyhgf fyhggl avttre* avttn avttnf avttnm snttbg* snt sntf
xvxr xvxrf fcvp fcvpf jrgonpx* genaal genaavrf ergneq ergneqf ergneqrq cnxv cnxvf tbbx tbbxf
enturnq* encr encrq encrf encvat encvfg* crqb crqbf crqbcu* cnrqbcu* qvyqb* cbea cbeab cbeauho
unaqwbo* cvff cvffrq obyybpxf nefr nefrf nefrubyr* uvgyre anmv anmvf xxx xlf fgsh tgsb
nefpu nefpuybpu* nefpuyöpu* nefputrvtr* irenefpu* svpx svpxra svpxg svpxre svpxfg trsvpxg
iresvpxg* sbgmr* uherafbua* uheraföua* uherafbrua* uher uhera fpuynzcr* jvpufre* jvpufr jvkre*
jvkkre* zvfftroheg* fcnfg fcnfgv fcnfgra ahggr ahggra fpurvß* fpurvff* orfpuvffra* irecvff*
qerpxfnh* qerpxfpujrva* qerpxffnh* fpujhpugry* ghagr xnanxr* xnanpxr* artre artrea fpuyvgmnhtr*
ibyyvqvbg* unpxserffr* cvffre whqrafnh* hagrezrafpu*
chgnva* chgr chgrf fnybcr* fnynhq* raphyr* zreqr zreqrhk pbaaneq* pbaanffr* ongneq* avdhre avdhr
obhtabhyr* arterffr*
chgn chgnf chgb chgbf chgnqn* uvwbchgn uvwhrchgn zvreqn* craqrwb* craqrwn* pnoeba* tvyvcbyynf
wbqre wbqvqb* znevpba* phyreb* puvatnqn* puvatne puvatnqb*
pnmmb pnmmv fgebamb* fgebamn* inssnaphyb* chggnan chggnar pbtyvbar* zvapuvn sebpvb sebpv
pnenyub* sbqre sbqnfr ivnqb ivnqbf neebzonqb*
xybbgmnx* tbqireqbzzr xnaxreyvwre* ubrera arhxra xhgjvws*
xhejn xhejl xhejb xherj puhw puhwn puhwbjl cvreqby* fcvreqny* wronp wronal wronar mnwrov*
fxhejlfla*
oylng oywnq cvmqrp егщ егп егш егхт* яшчф* сыпфм сыпфш сыпвм хсрвм хсрэ* бгър бгъш ьгфръ*
bebfch* fvxgve* nzpvx lneenx crmrirax*
svggn svggbe xahyyn*
`

export const ENCODED_PHRASES = [
  'xvyy lbhefrys',
  'xvyy lbhe frys',
  'unat lbhefrys',
  'tb naq qvr',
  'urvy uvgyre',
  'fvrt urvy',
  'juvgr cbjre',
  'tnf gur wrjf',
  'oevat qvpu hz',
  'whqr ireerpxr',
  'fba bs n ovgpu',
  'uvwb qr chgn',
  'svyf qr chgr',
  'svtyvb qv chggnan',
] as const

/** ROT13, with an equivalent for Cyrillic letters; its own inverse. */
export function rot13(text: string): string {
  const turn = (letter: string, first: number, count: number) =>
    String.fromCharCode(((letter.charCodeAt(0) - first + count / 2) % count) + first)
  return text
    .replace(/[a-z]/g, (letter) => turn(letter, 0x61, 26))
    .replace(/[а-я]/g, (letter) => turn(letter, 0x430, 32))
}
