import { stemmer as stem } from 'stemmer'

/** English words that tell little of what is sought: a document may lack them. */
export const COMMON_WORDS: readonly string[] = (
  'appear appears appearing living contribute contributed submit submitted share shared worth similar alike not contain contains containing added adding posted published uploaded listed prepared served eat eaten ate ordered bought visited ' +
  'visit ready done finished finish week month happy fit ideal suitable during between beyond toward towards  below above show shows showing shown off since after before until against among ' +
  'present gift somebody leaves leaving ' +
  'although despite however unless able about actually add after again ago all allow allowed almost along already also altogether ' +
  'always amount another anybody anyone anything apply around ask back bad based because become ' +
  'becomes before begin being best better between both bring call called care certain certainly ' +
  'change check choose clear click come comes complete completely consider correct course create ' +
  'current currently decent decide different easily either else end enough entire especially even ' +
  'ever every everybody everyone everything exact exactly example exist exists expect explain far ' +
  'feel few find fine first follow for fresh front full fun general generally get gets getting ' +
  'give given gives go goes going gone good great guess half hand happen happened happens hear help ' +
  'here hold hope idea immediately include includes included inside instead interested involved ' +
  'itself just keen keep keeps kind know known later learn leave left less let like likely list ' +
  'little live longer look looking looks lot love main mainly make makes making many matter maybe ' +
  'mean means meant might mind mine moment more most mostly much must myself named need needed ' +
  'needs never new next nice nobody normal normally nothing now number often once ones only open ' +
  'option order original other others otherwise out outside over own page part particular people ' +
  'perhaps person personally place please possible present pretty probably proper properly provide ' +
  'put quite rather read real really reason recommend recommended regarding related remember right ' +
  'run said same say says second see seem seems seen several simple simply since single site ' +
  'somebody somehow someone something sometimes somewhere soon sort specific start still stuff such ' +
  'suggest suggestion supposed sure take taken takes taking tell than thank then thing think though ' +
  'thought through together told too total totally tried try trying turn type under understand ' +
  'until up use used useful user uses using usual usually various version very view visible wait ' +
  'want wanted wants way website well whatever whenever whether while whole wonder wondering work ' +
  'works wrong yes yet yourself guest guests visitor visitors people person human folks ' +
  'kid kids wife husband boyfriend girlfriend son parents ' +
  'send sends sent without among near nearby along came went gave saw began kept felt lovely tasty delicious yummy hungry thirsty tonight dear curious'
).split(' ')

const STEMS = new Set(COMMON_WORDS.map(stem))

export function isCommonWord(term: string): boolean {
  return STEMS.has(term)
}

/** Frequent English words that are no typing errors of what a site writes. */
export const OTHER_WORDS: readonly string[] = (
  'age air animal apple area army aunt baby ball bank bar beach bear beauty bed beer bell bike bill ' +
  'bird blood body bone boss bottle box boy brain brother bus business cabin calorie calories camera ' +
  'camp capital car career cash castle cat cause cell century chair chance channel chapter cheap ' +
  'cheese chess chicken china church cinema city class climate clock cloth cloud club coat code cold ' +
  'college company computer concert corner cost cotton council country couple court cousin cover cow ' +
  'crime crisis crowd culture currency dance danger date daughter day dead deal dear death debt deep ' +
  'degree desk detail diamond diet dinner distance doctor dog dollar door doubt dragon dream dress ' +
  'driver drug duck earth east economy effect egg eight election elephant energy engine error event ' +
  'evidence exam eye face factory fact fail fair faith fall family famous farm fashion father fear ' +
  'field fight figure film finger fire fish fitness flag flight floor flower flu food foot football ' +
  'forest form france free friend fruit fuel future game garden gas gate gender ghost giant gift girl ' +
  'glass goal god gold golf government grass gravity green ground group growth guitar gun hair hall ' +
  'hat head health heart heat heaven height helicopter hell hero high hill history hockey hole holiday ' +
  'home honey horse hospital host hotel hour house human hundred husband ice illness income industry ' +
  'injury insurance internet island jacket japan jazz job joke journey judge juice jump jungle king ' +
  'kingdom kitchen knee knife lady lake lamp land language law lawyer leader league leg length lesson ' +
  'letter library lie life light line lion lip loan local lock lunch machine magic market marriage ' +
  'math matter meal meaning meat media medicine meeting metal meter metro mile mind mirror mobile ' +
  'model money month mood moon mother motor mouse mouth movie museum music nation nature neck nerve ' +
  'net news night noise north nose novel nurse ocean office oil opinion orange paint pain paper parent ' +
  'park parking party passport past path peace pen pepper period phone physics piano pilot pizza place ' +
  'plan plane planet plant plate poem poet pole police politics pool poor pope population port power ' +
  'president price prince prison prize protein queen race radio rain rest restaurant rice ring risk ' +
  'river road robot rock role roof room root rose rule runner russia salary sand sauce school science ' +
  'sea season seat sex shape shark shirt shoe ship shipping shower silver singer sister skin sky sleep ' +
  'smell smoke snake snow soap soccer soldier song soul soup south space speech speed sport spring ' +
  'square staff stage star state station steel stone storm story stress student sugar summer sun sushi ' +
  'tank tax taxes taxi tea teacher team telephone temple tennis tent test theatre theory ticket tiger ' +
  'tongue tool tooth tour tower toy trade traffic translate travel treasure tree trial trip truck truth ' +
  'tunnel tyre uncle unit universe universities university vaccine valley victim video village virus ' +
  'volcano wage wall war watch water weapon weather web wedding week weight west wheel wife wifi wind ' +
  'wine winner winter wolf wood wool worker world wound writer yard year zoo owner member members'
).split(' ')
