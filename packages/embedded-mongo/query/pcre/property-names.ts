/** The general categories, `LC` for all letters with a case. */
const CATEGORIES = split(`
  C Cc Cf Cn Co Cs L LC Ll Lm Lo Lt Lu M Mc Me Mn N Nd Nl No P Pc Pd Pe Pf Pi Po Ps S Sc Sk Sm So
  Z Zl Zp Zs
`)

/** PCRE2's scripts: its long names where they differ, and JavaScript's names. */
const SCRIPTS = split(`
  adlam:Adlm Ahom anatolianhieroglyphs:Hluw arabic:Arab armenian:Armn avestan:Avst balinese:Bali
  bamum:Bamu bassavah:Bass batak:Batk bengali:Beng bhaiksuki:Bhks bopomofo:Bopo brahmi:Brah
  braille:Brai buginese:Bugi buhid:Buhd canadianaboriginal:Cans carian:Cari caucasianalbanian:Aghb
  chakma:Cakm Cham cherokee:Cher chorasmian:Chrs common:Zyyy coptic:Copt cuneiform:Xsux
  cypriot:Cprt cyprominoan:Cpmn cyrillic:Cyrl deseret:Dsrt devanagari:Deva divesakuru:Diak
  dogra:Dogr duployan:Dupl egyptianhieroglyphs:Egyp elbasan:Elba elymaic:Elym ethiopic:Ethi
  georgian:Geor glagolitic:Glag gothic:Goth grantha:Gran greek:Grek gujarati:Gujr
  gunjalagondi:Gong gurmukhi:Guru han:Hani hangul:Hang hanifirohingya:Rohg hanunoo:Hano
  hatran:Hatr hebrew:Hebr hiragana:Hira imperialaramaic:Armi inherited:Zinh
  inscriptionalpahlavi:Phli inscriptionalparthian:Prti javanese:Java kaithi:Kthi kannada:Knda
  katakana:Kana kayahli:Kali kharoshthi:Khar khitansmallscript:Kits khmer:Khmr khojki:Khoj
  khudawadi:Sind lao:Laoo latin:Latn lepcha:Lepc limbu:Limb lineara:Lina linearb:Linb Lisu
  lycian:Lyci lydian:Lydi mahajani:Mahj makasar:Maka malayalam:Mlym mandaic:Mand manichaean:Mani
  marchen:Marc masaramgondi:Gonm medefaidrin:Medf meeteimayek:Mtei mendekikakui:Mend
  meroiticcursive:Merc meroitichieroglyphs:Mero miao:Plrd Modi mongolian:Mong mro:Mroo
  multani:Mult myanmar:Mymr nabataean:Nbat nandinagari:Nand Newa newtailue:Talu nko:Nkoo
  nushu:Nshu nyiakengpuachuehmong:Hmnp ogham:Ogam olchiki:Olck oldhungarian:Hung olditalic:Ital
  oldnortharabian:Narb oldpermic:Perm oldpersian:Xpeo oldsogdian:Sogo oldsoutharabian:Sarb
  oldturkic:Orkh olduyghur:Ougr oriya:Orya osage:Osge osmanya:Osma pahawhhmong:Hmng palmyrene:Palm
  paucinhau:Pauc phagspa:Phag phoenician:Phnx psalterpahlavi:Phlp qaac:Copt qaai:Zinh rejang:Rjng
  runic:Runr samaritan:Samr saurashtra:Saur sharada:Shrd shavian:Shaw siddham:Sidd
  signwriting:Sgnw sinhala:Sinh sogdian:Sogd sorasompeng:Sora soyombo:Soyo sundanese:Sund
  sylotinagri:Sylo syriac:Syrc tagalog:Tglg tagbanwa:Tagb taile:Tale taitham:Lana taiviet:Tavt
  takri:Takr tamil:Taml tangsa:Tnsa tangut:Tang telugu:Telu thaana:Thaa Thai tibetan:Tibt
  tifinagh:Tfng tirhuta:Tirh Toto ugaritic:Ugar vai:Vaii vithkuqi:Vith wancho:Wcho warangciti:Wara
  yezidi:Yezi yi:Yiii zanabazarsquare:Zanb
`)

/** PCRE2's binary properties, but those that JavaScript lacks or has otherwise (Bidi_Mirrored). */
const BINARY = split(`
  alphabetic:Alpha ASCII asciihexdigit:AHex bidicontrol:Bidi_C Cased
  caseignorable:CI changeswhencasefolded:CWCF changeswhencasemapped:CWCM changeswhenlowercased:CWL
  changeswhentitlecased:CWT changeswhenuppercased:CWU Dash defaultignorablecodepoint:DI
  deprecated:Dep diacritic:Dia Emoji emojicomponent:EComp emojimodifier:EMod
  emojimodifierbase:EBase emojipresentation:EPres extendedpictographic:ExtPict extender:Ext
  graphemebase:Gr_Base graphemeextend:Gr_Ext hexdigit:Hex idcontinue:IDC ideographic:Ideo
  idsbinaryoperator:IDSB idstart:IDS idstrinaryoperator:IDST joincontrol:Join_C
  logicalorderexception:LOE lowercase:Lower Math noncharactercodepoint:NChar patternsyntax:Pat_Syn
  patternwhitespace:Pat_WS quotationmark:QMark Radical regionalindicator:RI sentenceterminal:STerm
  softdotted:SD terminalpunctuation:Term unifiedideograph:UIdeo uppercase:Upper
  variationselector:VS whitespace:space wspace:space xidcontinue:XIDC xidstart:XIDS
`)

const BY_LOOSE_NAME: ReadonlyMap<string, string> = new Map(
  [...CATEGORIES, ...SCRIPTS, ...BINARY].flatMap((entry) => {
    const names = entry.split(':')
    const canonical = names.at(-1) ?? entry
    return names.map((name): [string, string] => [loose(name), canonical])
  }),
)
const CANONICAL_CATEGORIES = new Set(CATEGORIES)
const CANONICAL_SCRIPTS = new Set(SCRIPTS.map((entry) => entry.split(':').at(-1) ?? entry))

/** JavaScript's name of a property; the given name has small letters and digits only. */
export function canonicalName(name: string): string | undefined {
  return BY_LOOSE_NAME.get(name)
}

export function isCategory(canonical: string): boolean {
  return CANONICAL_CATEGORIES.has(canonical)
}

export function isScript(canonical: string): boolean {
  return CANONICAL_SCRIPTS.has(canonical)
}

function split(text: string): string[] {
  return text.trim().split(/\s+/)
}

function loose(name: string): string {
  return name.toLowerCase().replaceAll('_', '')
}
