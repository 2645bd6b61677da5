import type { Motif } from '../motif'
import { isFlag } from '../motifs/flags'

/** What a motif can be to another one. */
export type Sort =
  | 'actor'
  | 'face'
  | 'hand'
  | 'vehicle'
  | 'hat'
  | 'seat'
  | 'thing'
  | 'flag'
  | 'sign'
  | 'heart'
  | 'food'
  | 'flower'
  | 'tree'
  | 'place'
  | 'sky'

const HANDS =
  /^(?!face|person|listening|two people|handball|two dancers).*(?:hand|palm|thumb|fist|finger)|^(?:flexed arm|leg|foot|eye|ear|nose|brain|lungs|two eyes|eye|tongue|mouth)$|^human heart|^talking head/
const HEADS = /cat$|^cat with|^cat in love$|covering its|pig's nose/
const BEINGS = /^(?:ghost|robot|pile of poo|teddy bear|alien monster|snowman|nesting doll)$/
const HATS = /^(?:crown|straw hat|hat|graduate's cap|cap|helmet)$/
const SEATS =
  /^(?:chair|bed|sofa and lamp|toilet|bathtub|rock|log|bricks|nest|sledge|skateboard|scooter|wheelchair|roundabout horse|suitcase|gift|parcel|drum|oil drum|treasure chest|coffin|gravestone|shopping trolley|basket|slide|mushroom|brown mushroom|lifebelt|piano|keys of a piano|shell|letter box|post box|rucksack|pile of books|globe|wire globe|ball of wool|pumpkin lantern|bin|wheel)$/
const FLOWERS =
  /bouquet|cherry blossom|lotus|rosette|rose|hibiscus|sunflower$|blossom|tulip|hyacinth|seedling|pot plant|ears of grain|sprig|clover|leaf|leaves|coral/
/** Too large to be held, or to stand on a table. */
export const BIG_THINGS =
  /door|window|ladder|shower|satellite dish|moai|television|monitor|harp|film camera|telescope|piñata/

const FORCES = /^(?:flame|explosion|drop|drops of sweat|hole|fight cloud|circling star|splatter)$/

export function sortOf({ name, kind, mount }: Motif): Sort {
  if (isFlag(name)) return 'flag'
  if (HATS.test(name)) return 'hat'
  if (SEATS.test(name)) return 'seat'
  if (BEINGS.test(name)) return 'actor'
  switch (kind) {
    case 'person':
      if (HANDS.test(name)) return mount === 'flies' ? 'thing' : 'hand'
      return mount === 'flies' ? 'face' : 'actor'
    case 'animal':
      return mount === 'flies' && HEADS.test(name) ? 'face' : 'actor'
    case 'vessel':
    case 'food':
      return 'food'
    case 'plant':
      return FLOWERS.test(name) ? 'flower' : 'tree'
    case 'symbol':
      if (/heart/.test(name)) return 'heart'
      return FORCES.test(name) ? 'thing' : 'sign'
    case 'object':
      return 'thing'
    case 'sky':
      return name === 'star' ? 'heart' : 'sky'
    default:
      return kind
  }
}

/** Things that many would hang on a wall as the subject of a picture. */
const SUBJECTS = new RegExp(
  `^(?:${[
    'umbrella|umbrella in the rain|gem|anchor|kite|lantern|palette|key|.*clock.*|hourglass|compass|globe',
    'toy balloon|carp streamers|wind chime|feather|kimono|camera|film camera|telescope|telephone',
    'nest with eggs|nest|shell|ball of wool|candle|oil lamp|fan|bell|spider web',
    '(?:red |green |blue |orange )?book|pile of books|violin|flute|guitar|horn|saxophone|accordion',
    'banjo|harp|drum|piano|keys of a piano|crystal ball|moai|scales|sledge|roundabout horse|suitcase',
    'gift|teddy bear|nesting doll|snowman|two masks|skull|hat|straw hat|crown|cap',
    "helmet|graduate's cap|plate with knife and fork|beads|salt cellar|mirror ball|bow|dice",
  ].join('|')})$`,
)

/** Things that a print shows well where nothing better is chosen. */
const USEFUL = new RegExp(
  `^(?:${[
    'ball|football|tennis ball|boomerang|bow and arrow|axe|broom|saw|hammer|scissors|chess pawn',
    'boot|ice skate|roller skate|skis|magnet|magic wand|microphone|headphones|radio|maracas|trophy',
    'party popper|piñata|flower card|reel of thread|magnifying glass|light bulb|torch|paintbrush',
    'pencil|nib|yo-yo|parachute|satellite|microscope|mantelpiece clock|map|love letter|chain|hook',
    "treasure chest|lifebelt|bellhop's bell|wing|closed umbrella|shield|dagger|crossed swords|gear",
    'pickaxe|shovel|ladder|shoe|ballet shoe|ring|pair of mittens|wire globe|basket|log|wheel|scroll',
  ].join('|')})$`,
)

/** What is neither a thing nor a person, and yet makes a dull or an unpleasant picture. */
const BANAL =
  /^(?:bottle of lotion|baby's bottle|bucket|tin of food|lunch box|takeaway box|carton of juice|butter|fish cake with a swirl|meat on the bone|beans|worm|cockroach|mosquito|fly|beach with a parasol|road|railway track|derelict house|roller coaster|bacon|steak|chips|skewer of oden|peanuts|roasted sweet potato|airliner landing|wilted rose|rosette)$/

/** People who are known by head and shoulders. */
const PORTRAITS =
  /^(?:(?:fair-haired |red-haired |curly-haired |white-haired |bald )?person|child|bearded man|elder|health worker|graduate|judge|farmer|cook|mechanic|factory worker|office worker|scientist|singer|painter|pilot|astronaut|firefighter|police officer|detective|guard|builder|ninja|person in a (?:crown|turban|skullcap|tuxedo)|woman in a headscarf|bride|Father Christmas|superhero|villain|wizard|vampire|elf|zombie)$/

/** Whether a motif is a sign, a part of a body or something dull: it ornaments the picture of another
 * subject. In the blind rounds nobody wanted one on a wall as a thing. */
export function isOrnamental({ name, kind, mount }: Motif, sort: Sort): boolean {
  if (/^(?:face|heart|hand|flag|sign)$/.test(sort)) return kind !== 'animal'
  // A gesture or an activity is too small in a picture of another thing, and a doll as its hero.
  if (kind === 'person') return mount === 'flies' || !PORTRAITS.test(name)
  if (kind === 'object') return !SUBJECTS.test(name) && !USEFUL.test(name)
  return kind === 'symbol' || BANAL.test(name)
}

/** How well a motif is the hero of a print, the best one 0: animals and plants before vehicles and
 * buildings, these before food and things, and people last. */
export function heroRankOf(motif: Motif, sort: Sort): number {
  if (motif.kind === 'person') return 6
  if (motif.kind === 'animal' || sort === 'flower') return 0
  if (sort === 'tree' || sort === 'actor') return 1
  if (/^(?:vehicle|place)$/.test(motif.kind)) return 2
  return USEFUL.test(motif.name) ? 4 : 3
}

/** Things that lie on a table where somebody eats, reads or writes. */
const TABLE_THINGS =
  /book|candle|letter|envelope|^key$|watch|lamp|cup|glasses|die$|card|chess|fork|knife|spoon|plate|salt|vase|jar|bowl|basket|hourglass|shell|camera|violin|flute|ball of wool|pipe|pencil|pen$|brush|gift|box$|bell$|feather|fan$|nesting doll|teddy/

/** Whether a table is the place for it. */
export function isOnTable({ name, mount }: Motif, sort: Sort): boolean {
  if (mount === 'flies' || BIG_THINGS.test(name)) return false
  const isInVase = sort === 'flower' && !/blossom|lotus|hibiscus|lea|clover|coral/.test(name)
  return sort === 'food' || isInVase || (sort === 'thing' && TABLE_THINGS.test(name))
}

const TINY =
  /snail|butterfly|caterpillar|\bant$|bee$|ladybird|grasshopper|cockroach|spider|scorpion|mosquito|^fly$|mouse$|hamster|chick$/
const SMALL =
  /cat$|kitten|rabbit|squirrel|hedgehog|^bat$|bird$|dove|duck|owl|parrot|frog|lizard|crab|prawn|lobster|fish$|hen$|koala|otter|skunk|turtle|penguin|raccoon|beaver|badger|dodo|poodle|snake|squid|octopus|jellyfish|turkey|teddy/
const LARGE =
  /horse|donkey|unicorn|zebra|bison|cow$|camel|llama|giraffe|rhino|hippo|bear$|lion|tiger|deer|gorilla|crocodile|ram$|boar|leopard/
const HUGE = /elephant|mammoth|whale|dinosaur|dragon|orca|shark/

/** Vehicles that a scene without rails leaves on the grass. */
export const ON_RAILS = /tram|train|railway|monorail|metro|locomotive|steam engine/

/** Animals that are drawn as a head: it would lie in a landscape. */
export const HEAD_ALONE = /^(?:badger|raccoon|wolf|koala|boar|polar bear|donkey)$/

/** 1 for an ant to 5 for an elephant; 3 for a person. */
export function sizeOf({ name }: Motif): number {
  if (TINY.test(name)) return 1
  if (SMALL.test(name)) return 2
  if (HUGE.test(name)) return 5
  return LARGE.test(name) ? 4 : 3
}

/** Whether one ink would lose what it is: the colours of a flag, the tone of a skin. */
export function isInColours(motif: Motif): boolean {
  const { name, kind, mount } = motif
  return isFlag(name) || (kind === 'person' && (mount !== 'flies' || sortOf(motif) === 'hand'))
}
