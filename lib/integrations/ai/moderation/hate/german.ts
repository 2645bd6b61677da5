import { GERMAN_AGAINST_GROUPS } from '@/lib/integrations/ai/moderation/hate/german-against-groups'
import { GERMAN_AGAINST_ONE } from '@/lib/integrations/ai/moderation/hate/german-against-one'
import { GERMAN_WORDS } from '@/lib/integrations/ai/moderation/hate/german-words'
import type { Wording } from '@/lib/integrations/ai/moderation/hate/wording'

export const GERMAN: Wording = {
  words: {
    ...GERMAN_WORDS,
    denial: 'in frieden, nicht, überhaupt nicht, gar nicht, doch nicht, keineswegs',
    stand:
      'leiden, ausstehen, ab, riechen, ertragen, sehen, mehr sehen, mehr ertragen, mehr riechen',
    faith:
      'der islam, islam, das judentum, judentum, homosexualität, schwulsein, der feminismus, feminismus, der zionismus, trans sein',
    public: 'schule, bahnhof, rathaus, kirche, moschee, synagoge, uni, flughafen, stadion',
    soon: 'heute, morgen, bald, heute nacht, langsam, qualvoll',
    muss: 'muss, müsste, sollte, soll, gehört',
    pit_new: 'konzentrationslager, gaskammern, kzs',
    perish_self: 'erhängen, aufhängen, umbringen, erschießen, vergraben',
    inferior:
      'dümmer, schlechter, minderwertiger, weniger wert, fauler, niedriger, primitiver, schwächer',
    slurred: `jud(e), jüdin, judensau, moslem, muslim, türk(e), kümmel, araber, ausländer, neger, schwuchtel, schwuler, lesbe, zigeuner, polack(e), russe, chinese, asylant, flüchtling, migrant, behinderter, krüppel, spasti, mongo, schwule sau, transe, tunte, homo, afrikaner, <noun>, <trait> <people>`,
    compound: `drecks(ausländer|jude|juden|türke|türken|araber|moslem|moslems|muslime|neger|asylant|asylanten|polen|polacken|zigeuner|flüchtlinge|schwuchtel|weib|weiber|bulle|bullen|russen|lesbe), schwule sau, schwule säue, judensau, judenpack, judenschwein(e), judenbrut, judengesindel, türkenpack, türkenschwein, türkensau, zigeunerpack, ausländerpack, kanakenpack, kanakensau, negerpack, negersau, asylantenpack, flüchtlingspack, asylbetrüger raus, moslempack, schwulenpack, lesbenpack, polenpack, weiberpack, araberschwein, russenschwein(e), ausländerschwein(e), islamschwein, behindertenpack, schlitzaugen, kameltreiber, kameltreiber, eselficker, ziegenficker, kameljockey, musel(n), muselpack, kümmeltürke, bimbo(s), fidschi(s), mongos, judenstern tragen, du jude, du zigeuner, du schwuler, du behinderter, du mongo, du spast, du opfer jude, rassenschande, umvolkung stoppen, volksverräter an, lügenpresse an`,
    target_one: 'dich, sie, deine mutter, deine schwester',
    into_kitchen:
      'in die küche, an den herd, gehorchen, dienen, schweigen, zuhause bleiben, zu hause bleiben, die klappe, das maul, ihren platz kennen, die beine',
    again:
      'war zu klein, war zu kurz, war ein guter anfang, war nicht genug, waren nicht genug, wieder auf, wieder öffnen, wieder aufmachen, reichen nicht, war zu wenig, waren zu wenig, wieder in betrieb, muss wieder, ist eine lüge, war eine lüge, 2 0, gab es nie',
    would:
      'tot, weg, wären tot, wären weg, würden sterben, würden verschwinden, würden verrecken, würden ersaufen, würden brennen, würden <adverb>* <die>',
    good: 'besser, schön, toll, gut, super, am besten, das beste, ein segen',
    sie_verb:
      'sterben, verrecken, krepieren, ersaufen, ertrinken, verschwinden, brennen, verbrennen',
    subject: 'ich, wir, wir alle, meine jungs, mein bruder, jemand, irgendwer',
    killing:
      'töte, töten, ermorde, ermorden, erschieße, erschieß, erschießen, ersteche, erstech, erwürge, würge, vergewaltige, vergewaltigen, vergifte, verbrenne, verprügle, verprügel, erschlage, erschlag, köpfe, schlachte, zerstückle, ersäufe, zerstöre, foltere, kille, kill, killen, umbringe, hänge, erhänge, vergase, steinige, vernichte, zerquetsche',
    end_of: '$, du, ihr, wenn, und, wie, bitch, alter, hund, weil, ey, digga, junge',
    must_one:
      'sollst, solltest, musst, müsstest, gehörst, verdienst, verdienst es, sollt, solltet, müsst, gehört, hast es verdient, verdienst es zu, kannst',
    person: 'euch, dich, sie, alle, jemanden, alle hier',
    dwelling: 'haus, auto, schule, wohnung, bude, hütte',
    blow: 'jagen, sprengen, gejagt',
    control:
      'lenken, besitzen, haben, stecken hinter, kaufen, manipulieren, unterwandern, stecken hinter, vergiften, sind schuld an, kontrollieren, beherrschen, regieren, steuern',
    world:
      'weltherrschaft, ganze welt, finanzen, wirtschaft, politik, usa, wall street, regierungen, weltpolitik, welt, medien, banken, regierung, presse',
    lost: 'verloren, zu suchen',
    inland: 'hier, in deutschland, in unserem land, in unserer stadt, in unserem dorf, bei uns',
    perish:
      'verbrennen, in der hölle, dich umbringen, dich erhängen, dich aufhängen, tot sein, ersticken, ersaufen, krebs kriegen, bluten, qualvoll, elendig, den tod, büßen, abkratzen, vergast werden, vergewaltigt werden, erschossen werden, aufgehängt werden, zu sterben, zu verrecken, zu leiden, zu brennen, nicht leben, sterben, verrecken, krepieren, brennen, hängen, leiden',
    article: 'das, die, den, alle, beide, dein, deine, die schule, eure, euer, jeden',
    limb: 'kehle, ohren, zunge, finger ab, zähne, schädel, fresse, kopf, gesicht, rübe, schädel ein, knochen, eier, rückgrat, genick, beine, arme, knochen, hals, finger, nase, kiefer, bein, arm',
    nude: 'titten, brüste, nacktbilder, muschi',
  },
  refused: [...GERMAN_AGAINST_GROUPS, ...GERMAN_AGAINST_ONE],
  negated: ['<no>', '<against>', '<bad_idea>'],
  reported: ['<who> <adverb>* <say>', '<say> <who>', '<tale>'],
  condemned: ['<is> <such>* <bad_idea>', '<say>'],
}
