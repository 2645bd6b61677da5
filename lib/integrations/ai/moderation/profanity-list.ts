/** Profanity and slurs in ROT13, hidden from casual readers; `*` stands for any letters. */
export const ENCODED_WORDS = `
*shpx* fuvg fuvgf fuvggl fuvgurnq* fuvgubyr* ohyyfuvg *zbgures* ovgpu ovgpurf ovgpuvat phag*
nffubyr* qhzonff* wnpxnff* onfgneq onfgneqf jnaxre jnaxref gjng gjngf qvpxurnq* pbpxfhpx* oybjwbo*
phzfubg* juber juberf fyhg fyhgf fyhggl avttre* avttn avttnf avttnm snttbg* snt sntf xvxr xvxrf
fcvp fcvpf jrgonpx* genaal genaavrf ergneq ergneqf ergneqrq cnxv cnxvf tbbx tbbxf enturnq* encr
encrq encrf encvat encvfg encvfgf crqb crqbf crqbcu* cnrqbcu* qvyqb* cbea cbeab cbeauho unaqwbo*
cvff cvffrq obyybpxf nefr nefrf nefrubyr*    xxx xlf fgsh tgsb nefpu nefpuybpu*
nefpuyöpu* nefputrvtr* irenefpu* svpx svpxra svpxg svpxre svpxfg trsvpxg iresvpxg* sbgmr*
uherafbua* uheraföua* uherafbrua* uher uhera fpuynzcr fpuynzcra jvpuf* jvkre* jvkkre* zvfftroheg*
fcnfg fcnfgv fcnfgra ahggr ahggra fpurvß* fpurvff* orfpuvffra* irecvff* qerpxfnh* qerpxfpujrva*
qerpxffnh* fpujhpugry* ghagr xnanxr* xnanpxr* artre artrea fpuyvgmnhtr* ibyyvqvbg* unpxserffr*
cvffre whqrafnh* hagrezrafpu* chgnva* chgr chgrf fnybcr fnybcrf fnybcrevr fnybcrevrf fnybcneq
fnybcneqf fnynhq* raphyr* zreqr zreqrhk pbaaneq* pbaanffr* ongneq ongneqf ongneqr ongneqrf avdhre
obhtabhyr* arterffr* chgn chgnf chgb chgbf chgnqn* uvwbchgn uvwhrchgn zvreqn* craqrwb* craqrwn*
pnoeba* tvyvcbyy* wbqre wbqvqb* znevpba* phyreb phyrebf phyren phyrenf puvatnqn* puvatne puvatnqb*
pnmmb pnmmv fgebamb* fgebamn* inssnaphyb* chggnan chggnar pbtyvbar* zvapuvn sebpvb sebpv pnenyub*
sbqre sbqnfr ivnqb ivnqbf neebzonqb* xybbgmnx* tbqireqbzzr xnaxreyvwre* ubrera arhxra xhgjvws*
xhejn xhejl xhejb xherj puhw puhwn puhwbjl cvreqby* fcvreqny* wronp wronal wronar mnwrov*
fxhejlfla* oylng oywnq cvmqrp егщ егп егш егхт* яшчф* сыпфм сыпфш сыпвм хсрвм хсрэ* бгър бгъш
ьгфръ* bebfch* fvxgve* nzpvx lneenx crmrirax* svggn svggbe xahyyn*
nffjvcr* nffung* nffpybja* nffyvpx* nffzhapu* sngnff* yneqnff nefrjvcr* nefryvpx* ncrfuvg ongfuvg
qvcfuvg* ubefrfuvg fuvgont* fuvgsnpr* fuvgfgnva* fuvgr fuvggvat fuvgfubj qvpxjnq* qvpxsnpr*
pbpxurnq* pbpxsnpr* chffl chffvrf juberubhfr* znajuber* pnzjuber* fxnax fxnaxf fxnaxl qbhpuront*
fphzont* jnax jnaxf jnaxvat gbffre gbffref oryyraqf xabournq* yvogneq* ohatubyr* ohggubyr*
ohggcyht* ohggfrk gvggvrf gvggl pyvg pyvgf phzfyhg* phzqhzc* wvmm* evzwbo* sbbgwbo* qrrcguebng*
tnatonat* ohxxnxr* zvys zvysf furznyr* pvepyrwrex* ovngpu ovngpurf shx shxf shxre* sphx* cuhpx*
spx ornare ornaref wvtnobb* wvttnobb* avtabt* qnexvr qnexvrf fnaqavttre* gbjryurnq* mvccreurnq*
tbyyvjbt* tlccb* cvxrl cvxrlf xnssvef cbynpx* cbbsgre* shqtrcnpxre* pnecrgzhapure* yrfob 
ohyyqlxr* zbatbybvq* arbanmv arbanmvf ubybubnk* genaalf jbtf fnhwhqr* whqrafnh* artengn* crqborne* 
nefpuyrpxre* nefpusvpxre* nefpuxevrpure* nefputrfvpug* xyhtfpurvff* nafpurvff* qüaafpuvff*
ubfrafpurvff* xnpxr xnpxoengmr* xnpxjhefg* irexnpxg* cvffr cvffra cvffaryxr* gvggr gvggra* zöfr
zöfra cvzzry* fpujnamyhgfpu* ohzfra jvkra jvkkra uheraobpx* ahggvt* syvggpura fpujhccr fpujhccra
xnzcsyrfor* genafra artref whqrafpujrva* fnhwhq* whqracnpx* qerpxfwhq* xüzzrygüex* anmvfpujrva*
anmvfnh* qerpxfnpx* qerpxffpujrva* qerpxfxrey* qerpxfahggr* zvfgfgüpx* ibyyfcnfg* ireerpx*
svpxsruyre* svpxserffr* svpxv zhggresvpxre* xvaqresvpxre* qheputrsvpxg* fnpxenggr* fnpxtrfvpug*
rasbver* rzzreq* zreqrh* zreqvdhr* zreqvre* pbhvyyr pbhvyyrf pbhvyyba* oenayrhe* oenayrhfr*
oenayre oenayrggr* puvre puvnffr* puvnag puvnagr puvnagf puvbggrf sbhger crgnffr* cbhssvnffr*
cbhsvnffr* tebtanffr* pbaneq* pbaar pbaarevr* crqr gneybhmr* gnsvbyr* svbggr* tbhvar* arter arterf
ovpbg ovpbgf lbhcva* lbhger* onzobhyn* puvargbdhr* avnxbhr* obpur obpurf avdhrm gebhqhp* yrpurphy*
chgnffr* tnepr tneprf cnegbhmr* mbo mbof grho grhof
pbñb pbñbf pbñnmb* uvwnchgn* uvwbqrchgn* chgba chgbarf chgvgn* wbqn wbqnf wbqna wbqrgr wbqrbf
wbqvqn* wbqvraq* sbyyne sbyynqbe* sbyynaqb wvyvcbyy* fbcyncbyy* puhcncbyy* pbzrcbyy* ynzrphy*
pbapurghzner* pbapunghznqer* puhcnzryn* znznqn znznqnf znevpn znevpnf phyb phybf puvatn puvatnf
puvathr* puvatba* pbwbarf uhriba* znycnevq* pnenwb pnenwbf shepvn* fhqnpn* artengn* obyyren*
geniryb genirybf grgnf grgban* zngngr
ψαχαφαζ ψαχαφα ψαχαφρζ ψαχαφνω ψαχαφυρζ ψαχαφυηψρω* ψαχαφυηθσε* ψαχαφυηγι οαψν οαψση* οαψσψρω* οαψυρηαυ
οαψυρθαυ οαψστ* οαψυγχ* οαψνθγ βροαψ* δγιθηα δγιθηρζ δγιθηγ* δγιθηαε* μνχσ μνχρζ μνχαε* ψγιωυ ψγιωυα ψγιωαε*
ψγιωγδαω* ψγιωγηφιχ* δγιθαωα δγιθαωρζ δγιθαωαζ δγιθαωαφυ* δγιθαωυαε* φαευγχα φαευγχρζ φαευγχσ* φαευγχσζ
φαεουγχα φαεουγχσ* φαεουγχρζ δγιηθσζ δγιηθσ δγιηθσπρζ δγιηθεα* δγιηθυα* φνχγθειδυπ* φνχγδαυπ* φνχγοευ*
φνχγκαεπ* φνχγπαλθιχ* φνχγζ φνχγ φνχγιζ φνχαεα αελυπυ αελυπυα αελυπσζ αελυπρυζ αελυπαθ* φαιχα φαιχρζ
φαιχνψρω* φαιχνη* θηγιχα θηγιχρζ θηγιχυ* βρφνχγ* βρφνχα βρφνχυαε* ηφαθα ηφαθγ ηφαθγψγιθε* ηφαθγμιλ*
ηφαθγορε* λρηθσφα λρηψρω* λρηγι λρηθσζ ψδαηθαεπ* χρηξυαε* δαδαευα δαδαευ ξιςυα ξιςυ ξιςαε* δσπσβγι
znynxn znynxnf znynxrf znynxvfzra* tnzvrfnv tnzvrfr tnzvzra* tnzvfbh tnzbgb cbhgnan cbhgnarf
cbhgfn zbhav zbhavn xnevbyn xnevbyv* cbhfgv cbhfgvf fxngn nekvqvn xbybcnvq* gfbhyn
`

export const ENCODED_PHRASES = [
  'xvyy lbhefrys',
  'xvyy lbhe frys',
  'unat lbhefrys',
  'tb naq qvr',
  'urvy uvgyre',
  'fvrt urvy',
  'juvgr cbjre',
  'fba bs n ovgpu',
  'uvwb qr chgn',
  'svyf qr chgr',
  'svtyvb qv chggnan',
  'lbh oryyraq',
  'n oryyraq',
  'jung n oryyraq',
  'fhpx zl qvpx',
  'fhpx zl pbpx',
  'fhpx zl onyyf',
  'rng zl nff',
  'xvff zl nff',
  'yvpx zl nff',
  'hc lbhe nff',
  'qhzo nff',
  'nff ubyr',
  'qvpx urnq',
  'oybj wbo',
  'unaq wbo',
  'qvpx cvp',
  'qvpx cvpf',
  'ovt gvgf',
  'avpr gvgf',
  'lbhe gvgf',
  'wrex bss',
  'wrexvat bss',
  'qevax oyrnpu',
  'avt abt',
  'pnzry wbpxrl',
  'cbepu zbaxrl',
  'fnaq zbaxrl',
  'puvat pubat',
  'unyg qvr serffr',
  'unygf znhy',
  'unyg qrva znhy',
  'unyg qvr fpuanhmr',
  'tru fgreora',
  'in gr snver sbhger',
  'avdhr gn zrer',
  'avdhr gn enpr',
  'avdhr gn fbrhe',
  'avdhr fn zrer',
  'avdhr yn cbyvpr',
  'wr gr avdhr',
  'gebh qh phy',
  'yrpur phy',
  'zba phy',
  'gba phy',
  'qnaf yr phy',
  'gn thrhyr',
  'ibf thrhyrf',
  'fhpr zn ovgr',
  'fhpr zbv',
  'zn ovgr',
  'gn ovgr',
  'tebffr ovgr',
  'in perire',
  'fhvpvqr gbv',
  'zv cbyyn',
  'yn cbyyn',
  'puhcnzr yn',
  'n yn iretn',
  'zv iretn',
  'inyrf iretn',
  'pbapun qr gh znqer',
  'zr pntb ra',
  'han cnwn',
  'gr sbyyra',
  'αωθρ μγκα',
  'ωα μγκσηρυζ',
  'ηθα θηαφυπυα',
  'καθρ ηφαθα',
  'θγω φνχγ ηγι',
  'θσ ψαωα ηγι',
  'nv fgb qvnbyb',
  'fgb xbyb',
] as const

/** ROT13, with an equivalent for Cyrillic and Greek letters; its own inverse. */
export function rot13(text: string): string {
  const turn = (letter: string, first: number, count: number) =>
    String.fromCharCode(((letter.charCodeAt(0) - first + count / 2) % count) + first)
  return text
    .replace(/[a-z]/g, (letter) => turn(letter, 0x61, 26))
    .replace(/[а-я]/g, (letter) => turn(letter, 0x430, 32))
    .replace(/[β-ω]/g, (letter) => turn(letter, 0x3b2, 24))
}
