import { expect, test } from 'vitest'
import { ingredientsOf } from '@/lib/cookbook/cook-mode/step-ingredients'

const NAMES = [
  'potatoes, waxy',
  'lemon juice',
  'olive oil',
  'stock',
  'garlic',
  'dried oregano',
  'salt',
  'bay leaves',
  'wheat flour',
  'rye flour',
]

test.each([
  ['Peel the potatoes and cut them into wedges.', ['potatoes, waxy']],
  [
    'Whisk the juice, oil, stock, crushed garlic, oregano and salt in the tin.',
    ['lemon juice', 'olive oil', 'stock', 'garlic', 'dried oregano', 'salt'],
  ],
  ['Add one potato and the bay leaf.', ['potatoes, waxy', 'bay leaves']],
  ['Mix in the rye flour.', ['rye flour']],
  ['Mix in the flour.', ['wheat flour', 'rye flour']],
  ['Boil the saltwater in a stockpot.', []],
  ['Roast for 20 minutes more, until the stock is gone and the edges are dark.', []],
  ['When the stock boils, add the potatoes.', ['potatoes, waxy']],
  ['Cook until the potatoes are soft and add the salt.', ['salt']],
  ['Remove the bay leaves and stir in the olive oil.', ['olive oil']],
  ['Stir the oil in without the salt.', ['olive oil']],
  ['Add the oil, but do not add the salt yet.', ['olive oil']],
  ['Reserve the stock and add the garlic.', ['garlic']],
  ['Add the oil and set aside the salt.', ['olive oil']],
  ['Add the stock and simmer until the stock is gone.', ['stock']],
])('%s', (step, names) => {
  const ingredients = NAMES.map((name) => ({ name }))
  expect(ingredientsOf(step, ingredients).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['Add the garlic and fry.', 'garlic cloves, crushed'],
  ['Add the chicken.', 'chicken breasts'],
  ['Stir in the vanilla.', 'vanilla extract'],
  ['Add the thyme.', 'thyme sprigs'],
  ['Add the basil.', 'basil leaves'],
  ['Add the salmon.', 'salmon fillets'],
  ['Add the celery.', 'celery stalks'],
  ['Add the cinnamon.', 'cinnamon stick'],
  ['Add the beef.', 'beef mince'],
  ['Heat the oil in a pan.', 'olive oil or butter'],
  ['Add the creme fraiche.', 'crème fraîche'],
  ['Add the olives.', 'olive'],
  ['Crumble the cookies.', 'cookie'],
  ['Die Zwiebel schneiden.', 'Zwiebeln'],
  ['Ajouter le sucre.', 'sucre en poudre'],
  ["Unire l'olio.", "olio extravergine d'oliva"],
  ['Añadir el aceite.', 'aceite de oliva'],
  ['Grate the lemon.', 'lemon zest'],
  ['Add the leeks and the rosemary.', 'rosemary sprig'],
  ['Fill the rolls.', 'bread rolls'],
  ['Ajouter la crème.', 'crème de coco'],
  ['Fry the turkey legs.', 'turkey legs'],
  ['Add the feta.', 'feta cheese'],
  ['Stir in the Parmesan.', 'Parmesan cheese, grated'],
  ['Add the broccoli.', 'broccoli florets'],
  ['Add the cumin.', 'cumin seeds'],
  ['Add the vanilla.', 'vanilla bean paste'],
  ['Add the lamb.', 'lamb shoulder'],
  ['Add the beef.', 'beef stewing meat'],
  ['Season with salt.', 'salt and pepper'],
  ['Mit Salz würzen.', 'Salz und Pfeffer'],
  ['Add the juice.', 'Juice of lemon'],
  ['Add the zest.', 'zest and juice of lemon'],
  ['Add the yoghurt.', 'Greek yogurt'],
  ['Das Mehl zugeben.', 'Weizenmehl'],
  ['Das Öl erhitzen.', 'Olivenöl'],
  ['Knoblauch pressen.', 'Knoblauchzehen'],
  ['Die Tomaten würfeln.', 'Tomate(n)'],
  ['Die Eier trennen.', 'Ei(er)'],
  ['Das Ei trennen.', 'Eier'],
  ['Die Linsen kochen.', 'Linse(n)'],
  ['Ajouter la farine.', 'farine T55'],
  ['Ajouter les œufs.', 'oeufs'],
  ['Ajouter les poireaux.', 'poireau'],
  ['Aggiungere le uova.', 'uovo'],
  ['Aggiungere il latte.', 'latte intero'],
  ['Añadir el tomate.', 'tomates maduros'],
  ['Προσθέτουμε τα αυγά.', 'αυγό'],
  ['Κόβουμε τα μανιτάρια.', 'μανιτάρι'],
  ['Ρίχνουμε το αλεύρι.', 'αλεύρι για όλες τις χρήσεις'],
])('in “%s” is %s', (step, name) => {
  expect(ingredientsOf(step, [{ name }, { name: 'sugar' }])).toEqual([{ name }])
})

test.each([
  ['Add the cream cheese.', 'cream cheese', 'heavy cream'],
  ['Add cumin seeds.', 'cumin seeds', 'cumin, ground'],
  ['Add the chicken stock.', 'chicken stock', 'chicken breasts'],
  ['Add the lemon juice.', 'lemon juice', 'lemon zest'],
  ['Stir in the garlic powder.', 'garlic powder', 'garlic cloves'],
  ['Add the garlic.', 'garlic cloves', 'garlic powder'],
  ['Add the cream.', 'double cream', 'cream cheese'],
  ['Add the butter.', 'unsalted butter', 'peanut butter'],
  ['Die Butter schmelzen.', 'weiche Butter', 'Buttermilch'],
  ['Die Tomaten würfeln.', 'Kirschtomaten', 'Tomatenmark'],
  ['Mélanger les pommes et le sucre.', 'sucre', 'pommes de terre'],
  ['Line the baking tray and add salt.', 'salt', 'baking powder'],
])('in “%s” is %s, and no %s', (step, name, other) => {
  expect(ingredientsOf(step, [{ name: other }, { name }])).toEqual([{ name }])
})
