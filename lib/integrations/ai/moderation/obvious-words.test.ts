import { expect, test } from 'vitest'
import { isOffensive } from './is-offensive'
import { rot13 } from './rot13'

/** In ROT13, as in the list; apart by commas. */
const OBVIOUS = {
  English: `
    shpx, shpxvat, shpxre, shpxrq hc, shpx bss, zbgureshpxre, zbgure shpxre, pyhfgreshpx, shpxsnpr
    hashpxnoyr, fuvg, fuvggl, ohyyfuvg, ubefrfuvg, ongfuvg, qvcfuvg, fuvgurnq, fuvgubyr, fuvgsnpr
    fuvgont, rng fuvg, ovgpu, ovgpurf, ovgpuvat, ovngpu, phag, phagf, phagsnpr, nffubyr, nffubyrf
    nff ubyr, nffjvcr, nffung, nefr, nefrubyr, qhzonff, wnpxnff, sngnff, xvff zl nff, onfgneq
    onfgneqf, jnaxre, jnax, gbffre, lbh oryyraq, xabournq, gjng, qvpxurnq, qvpx urnq, qvpxsnpr
    fhpx zl qvpx, pbpxfhpxre, oybjwbo, oybj wbo, unaqwbo, evzwbo, phzfubg, tnatonat, qrrcguebng
    juber, juberf, fyhg, fyhggl, fxnax, chffl, gvggvrf, wvmm, qvyqb, ohggubyr, cbea, cbeauho
    qbhpuront, fphzont, cvff bss, cvffrq, obyybpxf, avttre, avttn, fnaqavttre, snttbg, sntf, xvxr
    jrgonpx, ornare, enturnq, gbjryurnq, tbbx, cnxv, genaal, furznyr, ergneqrq, encvfg, encvat
    crqb, crqbcuvyr, arbanmv, urvy uvgyre, xvyy lbhefrys, xlf, qevax oyrnpu, tnf gur wrjf`,
  German: `
    fpurvßr, fpurvff, fpurvßra, fpurvßxrey, orfpuvffra, nefpu, nefpuybpu, nefpuyöpure, nefputrvtr
    nefpuxevrpure, nefputrfvpug, yrpx zvpu nz nefpu, irenefpura, svpxra, svpx qvpu, trsvpxg
    iresvpxg, svpxre, zhggresvpxre, sbgmr, sbgmra, uher, uhera, uherafbua, uheraföuar, fpuynzcr
    fpuynzcra, ahggr, ahggra, syvggpura, jvpufre, jvpufra, jvkre, zvfftroheg, fcnfg, fcnfgv
    cvffre, cvffra, irecvff qvpu, xnpxr, qerpxfnh, qerpxfnpx, qerpxffpujrva, zvfgfgüpx, fpujhpugry
    fpujhccr, xnzcsyrfor, xnanxr, artre, fpuyvgmnhtr, whqrafnh, whqrafpujrva, hagrezrafpu
    xüzzrygüexr, gvggra, zöfr, cvzzry, fpujnamyhgfpure, ohzfra, unpxserffr, unyg qvr serffr
    unygf znhy, unyg qrva znhy, tru fgreora, fvrt urvy, whqra enhf, nhfyäaqre enhf`,
  French: `
    zreqr, zreqvdhr, chgnva, chgr, chgrf, svyf qr chgr, fnybcr, fnybcrf, fnybcneq, fnynhq, pbaaneq
    pbaanffr, pbaarevr, raphyé, in gr snver raphyre, rasbveé, rzzreqrhe, pbhvyyrf, pbhvyyba
    oenayrhe, oenayrggr, puvre, in gr snver sbhger, avdhr gn zèer, avdhr gn enpr, gn thrhyr
    gebh qh phy, gebhqhp, cégnffr, cbhssvnffr, céqé, gneybhmr, gnsvbyr, tbhvar, aéterffr
    obhtabhyr, lbhcva, onzobhyn, fnyr whvs, fnyr nenor, fhpr zn ovgr, oâgneq`,
  Spanish: `
    chgn, chgnf, chgb, uvwb qr chgn, uvwbchgn, gh chgn znqer, zvreqn, irgr n yn zvreqn
    zr pntb ra yn yrpur, pbñb, wbqre, wóqrgr, dhr gr wbqna, tvyvcbyynf, tvyvcbyyrm, pnoeóa
    pnoebarf, craqrwb, craqrwn, znevpóa, znevpn, puvatn gh znqer, puvatnqn, puhcncbyynf
    fbcyncbyynf, ynzrphybf, phyb, pbwbarf, uhrióa, znycnevqb, pnenwb, sbyyne, shepvn, fhqnpn
    artengn, pbapun qr gh znqer, znznqn, uvwhrchgn, obyyren`,
  Greek: `
    ψαχαφαζ, ψαχαφα, ψαχαφρζ, οαψν, οαψσηγι, αωθρ οαψσηγι, οαψσψρωρ, οαψυρηαυ, οαψνθγ, βροαψν
    δγιθηα, μνχσ, ψγιωυ, ψγιωγδαωγ, δγιθαωα, δγιθαωαζ, δγιθαωαφυ, φαευγχα, φαευγχσζ, φαεουγχα
    δγιηθσζ, δγιηθσ, δγιηθεα, φνχγδαυπγ, φνχγθειδυπα, φνχγζ, αελυπυ, αελυπυα, φαιχα, φαιχνψρωγζ
    θηγιχα, θηγιχυ, βρφνχγ, ηφαθα, ηφαθγμιλρ, λρηθσφα, λρηψρωρ, ψδαηθαεπρ, χρηξυαεα, ξιςυα
    znynxn, znynxnf, tnzvrfnv, tnzbgb, cbhgnan, zbhav, xnevbyn, cbhfgvf, fxngn, nekvqvn`,
}

/** Words that hold a listed one, that look like one without accents, or that are one elsewhere. */
const INNOCENT = {
  English: `
    Scunthorpe Penistone Clitheroe Essex Sussex Middlesex Cockermouth Cockburn Hancock Hitchcock
    Babcock Dickens Dickinson Dickson Cumberland Cummings Lightwater assassin assassinate assess
    assessment asset assume assumption associate assembly bass bassist brass class classic
    classify compass embarrass glass grass harass mass massage passage passenger passion potassium
    casserole cassette ambassador analyse analyst analogy canal banal arsenal arsenic coarse parse
    sparse hearse cockpit cocktail cockatoo cockerel cockle cockney cockroach peacock woodcock
    shuttlecock weathercock button butter butterfly buttress rebuttal circumstance cucumber
    cumulative accumulate document succumb dictate dictionary predict verdict addict medicine
    grape drape scrape therapist therapy trapeze skyscraper niggle snigger denigrate Niger Nigeria
    Nigella raccoon cocoon tycoon spice spicy auspicious conspicuous despicable hospice pussycat
    pussyfoot pussywillow Pakistan package whoever wholesome whorl shoreline hoarder shiitake
    Matsushita mishit shell hello titan titanic title titmouse appetite attitude constitution
    stitch sextet sextant unisex homonym homogeneous homo-sapiens organ organic penitent peninsula
    pentagon Uranus manuscript semantic seminar disseminate bitcoin habit rabbit orbit kitchen
    twitch witch ditch pitch hitch switch wankel swan skill killer-whale overkill kilometre fickle
    flick flicker traffic trafficker Kafka falconer Fuchs fuchsia functional Nazareth nautical
    nasal`,
  German: `
    Wachstum wachsen Dachshund Duftwicke Wischer wischen zwischen Wichtel wichtig Schwanz
    Schwanensee dick Dickicht Ass Fahrt Damm Hurrikan hurra Hürde Nutzen Nüsse Futter Mutter
    Butter Marsch Barsch harsch Scheitel Scheibe bescheiden scheinen Spaß Spatz Pistole Piste
    Titel Mieten Pimpinelle Negev Regen Neige Mongolei Transport Flitter Bumerang Fagott Kanal
    Kanada Kachel backen Sack Dreck Schwulst schwül Missgeschick Vögel Muschel Möwe Schlamperei
    Kikeriki Baiser Mose bellend`,
  French: `
    salopette pique-nique pique-niquer ramera unique technique communiqué cul-de-sac culotte
    calcul calculer culture concert connaître conduite connexion colonne convoi député disputer
    réputation ordinateur putois imputer amputer émeraude mercredi merci chien chiot chianti
    chiffre couleur grenouille bouillon brouillard branche branle-bas loutre poutre pédale
    pédagogue garçon farce zone abricot tricot broche boucher débauche négligé râpé râpe
    retardataire pâté bâton transe`,
  Spanish: `
    cono computadora disputa reputación diputado cabra cabrito marisco mariposa mariquita pollo
    follaje folleto verdad vergüenza culpa cultura vehículo película artículo cojín cojear huevo
    etiqueta maleta tarjeta negro año montaña España mañana niño pico marca América carajillo
    jodhpur concha peluca mosén rapé`,
  Greek: `
    μαλακός μαλακή μαλακό μαλακώνω μαλάκια μαλακτικό μάλαγμα γάμος γάμου γάμμα γαμήλιο γαμπρός γάλα
    πουλί πουλάω πούλησα πούρο πουκάμισο πουτίγκα πούδρα πουρές πουθενά μούντζα μουντός μουσική μουστάρδα
    μούσμουλο κόλλα κολοκύθι κολόνα κωλικός κώδικας κώδωνας κώνος καρότο καριέρα κάρι καρυδόπιτα αρχή αρχίζω
    αρχιτέκτονας αρχείο αρχαίος αδελφή πουρνάρι πορτοκάλι τσουρέκι τσουλήθρα τσούχτρα σκάκι σκάλα σκατζόχοιρος
    σκορδαλιά χέρι χελώνα βύσσινο Βυζάντιο βυζαντινός βυθός παπαρούνα παπαγάλος μπαστούνι μπάσταση ψωμί ψάρι
    λέσβος Λέσβος κάβουρας καύσιμο καυτερός ξεκινώ ξένος πηδάλιο πηδάω πηδώ καλός`,
}

const obvious = Object.values(OBVIOUS).flatMap((list) => list.trim().split(/,\s+/))
const innocent = Object.values(INNOCENT).flatMap((list) => list.trim().split(/\s+/))

test('the obvious is found in English, German, French, Spanish and Greek (G-90)', () => {
  expect(obvious.length).toBeGreaterThanOrEqual(200)
  expect(obvious.map(rot13).filter((word) => !isOffensive(word))).toEqual([])
  const sentences = obvious.map((word) => `So ${rot13(word).toUpperCase()}, really!`)
  expect(sentences.filter((sentence) => !isOffensive(sentence))).toEqual([])
})

test('none of the innocent words is refused, alone or together (G-90)', () => {
  expect(innocent.length).toBeGreaterThanOrEqual(300)
  expect(new Set(innocent).size).toBe(innocent.length)
  expect(innocent.filter(isOffensive)).toEqual([])
  expect(innocent.filter((word) => isOffensive(word.toUpperCase()))).toEqual([])
  for (const list of Object.values(INNOCENT)) expect(isOffensive(list)).toBe(false)
})
