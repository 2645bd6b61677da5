import { beforeAll, expect, test } from 'vitest'
import { answerQuestion } from '@/lib/assistant/answer'
import { askAssistant } from '@/testing/ask-assistant'
import { searchSiteContent } from '@/testing/site-content'
import { withTestDatabase } from '@/testing/db'

withTestDatabase()
beforeAll(searchSiteContent)

async function ask(line: string): Promise<{ content: string; first: string; isKnown: boolean }> {
  const answer = await askAssistant(line.split(' / '))
  const [{ title, href } = { title: '', href: '' }] = answer.sources
  return { content: answer.content, first: `${title} ${href}`, isKnown: answer.isKnown }
}

test.each([
  ['what is the Austrian name of that pancake you rip apart?', 'Torn Pancake with Plums'],
  ['how much liquid fits in the mug', 'Octopus, mug'],
  ['Ever tried a coffee in Italy?', '/coffee-rate'],
])('a question that has no answer, “%s”, leads to what it names or its kind', async (line, at) => {
  const { first, isKnown } = await ask(line)
  expect(isKnown).toBe(false)
  expect(first).toContain(at)
})

test('kinds joined by "or" are one of them, and so are those by "and" that nothing is both', async () => {
  const { content } = await ask('which cappuccinos or flat whites are not with cow milk?')
  expect(content).toMatch(/2 rated coffees .*tagged cappuccino or tagged flat white/)
  expect(content).toContain('Flat White at Bakery on the Hill')
  expect((await ask('cappuccinos and flat whites')).content).toContain('4 rated coffees')
  expect((await ask('vegan and greek recipes')).content).toContain('Lemon Potatoes')
  expect((await ask('anything under a tenner in the store?')).content).toContain('€8.00')
})

test.each([
  ['how many eggs do I have to buy for kaiserschmarrn', 'Torn Pancake with Plums', 'eggs (4)'],
  ['could I serve the goulash to a vegan friend?', 'Potato Goulash', 'Yes'],
  ['how hot must the oven be for the bread', 'No-Knead', '240 °C'],
  ['was the train painted by anna', 'Train at Dusk', 'No: “Train at Dusk” was made by ben'],
])(
  '“%s” is about the thing that it names, whatever its other words are',
  async (line, at, expected) => {
    const { first, content } = await ask(line)
    expect(first).toContain(at)
    expect(content).toContain(expected)
  },
)

test.each([
  ['im on kos next week, where is a decent coffee there', 'Under the Plane Tree'],
  ['I am travelling to Vienna soon, which place do you recommend?', 'Slow Drip'],
  ['which of the two frappes was less bad?', 'Beach Bar Number 4'],
  ['Is there a place that you would avoid in Lisbon?', 'Station Bar'],
  ['which dish is ready the soonest?', 'Tomato and Barley Rusk Salad'],
  ['which recipe did people cook most often?', 'Potato Goulash'],
  ['which recipe has the most eggs?', 'Walnut Cake'],
  ['which coffee has the best acidity?', 'Corner Kiosk 12'],
  ['which frappe had milk?', 'Beach Bar Number 4'],
  ['did the blue tram or the lakeside van score higher?', 'The Blue Tram'],
])('“%s” is compared by what it asks', async (line, at) => {
  expect((await ask(line)).first).toContain(at)
})

test('names are listed and things counted where no kind is said', async () => {
  expect((await ask('in which cities have you had coffee?')).content).toBe(
    'There are 6 cities of rated coffees: Athens (4), Amsterdam (4), Vienna (4), Lisbon (4), Kos (4), Heraklion (3).',
  )
  expect((await ask('how many are from Athens')).content).toBe(
    'There are 4 rated coffees in Athens.',
  )
})

test.each([
  ['who painted Train at Dusk? / what else is by the same person?', 'Vase and Three Lemons'],
  ['do you have a picture with a hot air balloon? / how big is it?', 'Balloon over the Mountains'],
  ['which coffee is the best in Vienna? / when was that? / and the second best?', 'Red Stool'],
  ['do you keep chats? / how can I delete mine?', '/chat'],
  ['I like the balloon picture / could I see how it looks on my wall?', '/art/wall'],
  ['can I see the art of the day? / why not?', '/art-of-the-day'],
  ['what sweet things can I make? / which one of these is harder?', 'Walnut Cake'],
  ['what did you drink in Amsterdam? / which one was the weakest of those?', 'Café by the Lock'],
  ['what is your favourite coffee? / and the runner up?', 'Under the Arcade'],
  ['something with potatoes / which is vegan?', 'Potato Goulash'],
  ['any matcha? / was the one in Amsterdam sweetened?', 'Green Window'],
  ['which art is on the wall in the gallery? / is one of them at night?', '/art'],
  ['what is the goulash like? / can I make it for six people?', 'Potato Goulash'],
  ["how do I log in? / and if I don't know my password?", '/forgot-pw'],
])('“%s” keeps what was meant before', async (line, at) => {
  expect((await ask(line)).first).toContain(at)
})

test.each([
  ['how often is there a new painting', '/art-of-the-day'],
  ['were is the arkive of all the art days', '/art-of-the-day/archive'],
  ['how do i get rid of my account', '/profile'],
  ['this page is way too bright at night, can I change that?', ' /'],
  ['do you have ads', '/(?:about|privacy)'],
  ['I cooked one of your recipes, how do I show it?', '/cookbook'],
  ['we have a big white wall, how do I see what a picture would look like there?', '/art/wall'],
  ['how do I make an account here?', '/register'],
  ['how to make a new password', '/forgot-pw'],
  ['until what hour do birthday people have first go at the daily picture?', '/art-of-the-day'],
  ['can other members find out when I was born', '/privacy'],
  ['who can see my email address?', '/privacy'],
  ['how many days until my account is gone for good', '/(?:profile|privacy)'],
])('“%s” asks about the site and not for a thing of it', async (line, at) => {
  expect((await ask(line)).first).toMatch(new RegExp(`${at}$`))
})

test.each([
  'Can I freeze the no-knead loaf, and for how long?',
  'how long does the walnut cake keep',
  'which brand of olive oil do you use for the lemon potatoes?',
  'can I use whole wheat flour for the loaf instead',
  'how many octopus mugs were sold before it was sold out?',
  'when does The Roof open on Sundays?',
  'is there parking near the blue tram in Lisbon?',
  'how much protein is in a portion of the lemon potatoes?',
  'how many grams of sugar per slice of walnut cake',
  'where do the beans of the greek coffee at Two Chairs come from?',
  'which country is the flour for the loaf from',
  'which oven did ben use',
  'when was the octopus mug sold out?',
  'can I reheat the goulash',
])('“%s” is not answered with another fact of the thing', async (line) => {
  expect((await ask(line)).isKnown).toBe(false)
})

test.each([
  ['recipes under 40 minutes', /Pancake/, 'Greens Pie'],
  ['recipes that take at most 40 minutes', /Goulash/, 'Pancake'],
  ['which recipes take more than 40 minutes?', /Pancake/, 'Goulash'],
  ['coffees with more than 9 points', /9\.0/, '9.1'],
  ['coffees that scored at least 9', /8\.\d of/, '9.0'],
  ['coffees better than 9.1', /9\.1/, '9.3'],
  ['items under 16 euros', /16\.00/, '12.50'],
  ['coffees not in Athens', /from Athens/, 'Amsterdam'],
  ['recipes that are not by anna', /is by anna/, 'by ben'],
  ['dishes that are not vegan', /is .*vegan,/, 'Walnut'],
  ['which dishes can I make without an oven?', /Cake|Pie|Loaf|Lemon Potatoes/, 'Rusk Salad'],
  ['I do not have an oven, what can I cook?', /Cake|Pie|Loaf|Lemon Potatoes/, 'Goulash'],
])('“%s” is not answered with the opposite', async (line, opposite, includes) => {
  const { content } = await ask(line)
  expect(content).toContain(includes)
  expect(content).not.toMatch(opposite)
})

test.each([
  'do you have a cake without nuts?',
  'cakes without nuts',
  'I am allergic to nuts, what can I eat?',
])('for “%s” nothing is declared, which is said without an offer', async (line) => {
  const { content, first, isKnown } = await ask(line)
  expect(content).toMatch(/^The site does not declare what is (?:without |nut-free)/)
  expect(first).not.toMatch(/Cake|Pancake|Potatoes/)
  expect(isKnown).toBe(false)
})

test.each([
  ['nut-free dessert', 'Torn Pancake', 'Walnut Cake'],
  ['which dishes are free of gluten?', 'Potato Goulash', 'Loaf'],
  ['My wall is huge. Which vegan recipes have no gluten?', 'Lemon Potatoes', 'Loaf'],
])('for “%s” the lists tell it, and that nothing is declared', async (line, named, not) => {
  const { content } = await ask(line)
  expect(content).toMatch(/^The site does not declare what is /)
  expect(content).toContain(named)
  expect(content).not.toContain(not)
})

test.each([
  ['What is the newest recipe? I have tried the older ones.', /newest.*Lemon Potatoes/],
  ['I came home late from work. What is ready in half an hour?', /Rusk Salad/],
  ['I do not need any more postcards. What else costs less than 15 euros?', /^(?!.*cards).*bag/],
  ['I like ben. Which is the cheapest of his in the store?', /cheapest.*by ben.*12\.50/],
  ['We ate something called Kaiserschmarrn. Is there a recipe for it?', /Torn Pancake/],
  ['I am in Vienna. Which coffee should I avoid?', /Paper Cup/],
  ['three boat prints and two sets of postcards: how much?', /€88\.00/],
  ['first the tomato salad, then the goulash. How long in total?', /70 minutes/],
  ['which recipes has nobody cooked yet?', /^(?!.*Walnut)I found 5 /],
  ['which items did anna not make?', /^(?!.*cards).*not by anna/],
  ['what kind of nuts are in the walnut cake?', /needs walnuts \(250 g\)/],
  ['what fish is in the pie?', /lists no fish/],
  ['how much chicken do I need for the goulash?', /name no chicken/],
  ['how many minutes must I knead the loaf?', /^No: /],
  ['how long and how hard is the pie?', /35 mins.*4 of 10/],
  ['is the loaf quick to make?', /not tagged quick: it takes 18 hours/],
  ['Is the walnut cake really free of dairy?', /buttered tin/],
  ['Why did The Yellow Door in Vienna get such a low score?', /9\.0 of 10.*Amsterdam/],
])('“%s” is answered by the sentence that asks', async (line, expected) => {
  expect((await ask(line)).content.replaceAll('\n', ' ')).toMatch(expected)
})

test('what is not eaten is left out', async () => {
  const { content } = await ask('my kid does not eat mushrooms, which dishes are fine?')
  expect(content).toContain('I found')
  expect(content).not.toContain('Mushrooms')
})

test('the average of each place is compared', async () => {
  const { content, first } = await ask('which city has the best average')
  expect(content).toMatch(/^Of \d+ rated coffees, by their average:\n– \w+: \d\.\d\d of 10/)
  expect(first).toContain('/coffee-rate')
})

test.each([
  ['Wie viel Mehl brauche ich für das Brot ohne Kneten?', 'No-Knead'],
  ['Qual è la ricetta più facile da fare?', 'Tomato and Barley Rusk Salad'],
  ['Quantos cafés você já avaliou em Lisboa?', '/coffee-rate'],
  ['Wie heeft dat schilderij met de trein gemaakt?', 'Train at Dusk'],
  ['¿Es gratis registrarse?', '/register'],
  ['Jak usunąć konto?', '/profile'],
  ['¿Los demás pueden ver cuántos años tengo?', '/privacy'],
  ['Kann jemand mein Alter sehen?', '/privacy'],
  ['Che misure ha il quadro della barca in città di mattina?', 'Boat in Town, Morning'],
  ['Wie gross ist das Bild vom Boot in der Stadt am Morgen?', 'Boat in Town, Morning'],
  ['Quem pintou o abeto e o sol redondo?', 'Fir and Round Sun'],
  ['Welcher Kaffee in Wien war der beste?', 'Slow Drip'],
  ['ho dimenticato la password', '/forgot-pw'],
  ['Πού ήπιες τον χειρότερο καφέ;', 'Ferry Terminal'],
])('“%s” is understood in its language', async (line, at) => {
  const { first, content } = await ask(line)
  expect(content).not.toContain('English only')
  expect(first).toContain(at)
})

test('the site’s own texts are not left to moderation, and all others are', async () => {
  const ask = (question: string) => answerQuestion({ question, turns: [], viewer: null })
  const { content, ofOthers } = await ask('how long do i stay logged in')
  expect(content).toContain('so that a member can recognise and end them')
  expect(ofOthers).toBe('')
  expect((await ask('what did anna change in the walnut cake')).ofOthers).toContain('Walnut Cake')
})
