import type { Question } from '@/lib/assistant/questions/question'

/** The assistant was developed with these. */
export const PRACTISED: readonly Question[] = [
  // The store.
  { ask: ['How much is the octopus mug?'], at: '/marketplace', names: /Octopus/, says: /€16\.00/ },
  { ask: ['what does the tote bag cost'], at: '/marketplace', names: /tote/, says: /€12\.50/ },
  { ask: ['Is the mug sold out?'], at: '/marketplace', names: /mug/, says: /sold out/i },
  { ask: ['What is the cheapest thing in the store?'], at: '/marketplace', names: /postcards/ },
  { ask: ['how big is the print of the boat'], at: '/marketplace', says: /30 × 40 cm/ },
  { ask: ['Wat postcrads do you sell?'], at: '/marketplace', names: /postcards/ },
  { ask: ['how much is the totte bag'], at: '/marketplace', names: /tote/, says: /€12\.50/ },
  {
    ask: ['How much is the octopus mug?', 'is it in stock?'],
    at: '/marketplace',
    names: /Octopus/,
    says: /sold out/i,
  },
  {
    ask: ['What can I buy in the store?', 'which one is the cheapest?'],
    at: '/marketplace',
    names: /postcards/,
    says: /€8\.00/,
  },
  { ask: ['Can the mug go into the dishwasher?'], at: '/marketplace', names: /mug/ },
  { ask: ['What is for sale under 15 euros?'], at: '/marketplace', names: /tote/ },
  { ask: ['Was kostet die Tasse mit dem Oktopus?'], at: '/marketplace', says: /€16\.00/ },

  // The gallery.
  { ask: ['Who painted Train at Dusk?'], at: '/art/', names: /Train/, says: /ben/ },
  { ask: ['how large is the sunflower window'], at: '/art/', names: /Sunflower/, says: /50 × 50/ },
  { ask: ['Which pictures in the gallery are by ben?'], at: '/art/', names: /Train|Loaves|Vase/ },
  { ask: ['show me the picture with the baloon'], at: '/art/', names: /Balloon/ },
  { ask: ['Is there a painting with lemons?'], at: '/art/', names: /Lemons/ },
  { ask: ['What is the largest picture in the gallery?'], at: '/art/', names: /Train/ },
  { ask: ['Who painted Train at Dusk?', 'and how big is it?'], at: '/art/', says: /160 × 90/ },
  { ask: ['How many pieces are in the gallery?'], at: '/art', says: /\b8\b/ },
  { ask: ['How many pieces are in the gallery?'], isMember: true, at: '/art', says: /\b9\b/ },
  {
    ask: ['where can i see the laddybird sampler'],
    isMember: true,
    at: '/art/',
    names: /Ladybird/,
  },
  { ask: ['Quel tableau montre un train ?'], at: '/art/', names: /Train/ },

  // Recipes.
  { ask: ['How long do the lemon potatoes take?'], at: '/cookbook/', says: /1 h 15/ },
  { ask: ['What do I need for the walnut cake?'], at: '/cookbook/walnut-cake', says: /walnuts/i },
  { ask: ['vegan recipes under an hour'], at: '/cookbook/potato-goulash', names: /Goulash/ },
  { ask: ['Which recipe is the quickest?'], at: '/cookbook/', names: /Salad/ },
  { ask: ['how do i make potatoe gulash'], at: '/cookbook/potato-goulash', says: /onions/i },
  { ask: ['How difficult are the bread dumplings?'], at: '/cookbook/bread', says: /7 of 10/ },
  { ask: ['Something to cook with mushrooms?'], at: '/cookbook/bread', names: /Mushrooms/ },
  { ask: ['Which desserts are there?'], at: '/cookbook/', names: /Cake|Pancake/ },
  { ask: ['how many does the walnut cake serve'], at: '/cookbook/walnut-cake', says: /\b12\b/ },
  { ask: ['what can i cook in 20 minuts'], at: '/cookbook/tomato', names: /Tomato/ },
  {
    ask: ['How long do the lemon potatoes take?', 'how many people do they serve?'],
    at: '/cookbook/lemon-potatoes',
    says: /\b4\b/,
  },
  {
    ask: ['Which vegan recipes do you have?', 'and which of them is the quickest?'],
    at: '/cookbook/potato-goulash',
    names: /Goulash/,
  },
  { ask: ['How much sugar goes into the torn pancake?'], at: '/cookbook/torn', says: /2 tbsp/ },
  { ask: ['Who wrote the recipe of the country loaf?'], at: '/cookbook/no-knead', says: /anna/ },
  { ask: ['Welche veganen Rezepte gibt es?'], at: '/cookbook/', names: /Potatoes|Loaf|Goulash/ },

  // Coffees.
  { ask: ['What is the best coffee in Athens?'], at: '/coffee-card-generator/', names: /The Roof/ },
  { ask: ['flat white above 8'], at: '/coffee-card-generator/', names: /Yellow Door/ },
  { ask: ['Where is The Blue Tram?'], at: '/coffee-card-generator/', says: /Lisbon/ },
  { ask: ['how good was the matcha at paper cup'], at: '/coffee-card-generator/', says: /5\.\d/ },
  { ask: ['Which espresso has the highest score?'], at: '/coffee-card', names: /Arcade/ },
  { ask: ['worst frappe'], at: '/coffee-card-generator/', names: /Ferry Terminal/ },
  { ask: ['any good greek coffe in Heraklion?'], at: '/coffee-card', names: /Three Steps/ },
  { ask: ['How many coffees were rated in Vienna?'], at: '/coffee', says: /\b4\b/ },
  {
    ask: ['What is the best coffee in Athens?', 'and in Lisbon?'],
    at: '/coffee-card-generator/',
    names: /Arcade/,
  },
  { ask: ['Wo gibt es guten Kaffee in Wien?'], at: '/coffee-card-generator/', names: /Slow Drip/ },

  // Art days.
  { ask: ['What did anna paint in March?'], isMember: true, at: '/art-of-the-day/2026-03-' },
  { ask: ['Who painted the art of 19 April 2026?'], isMember: true, at: '/art-of', says: /ben/ },
  { ask: ['which art of the day has a fox'], isMember: true, at: '/art-of-the-day/2026-03-17' },
  { ask: ['What is the quote of the two boats?'], isMember: true, at: '/art-of', says: /loud/ },

  // The site.
  { ask: ['How do I sign up?'], at: '/register' },
  { ask: ['i forgot my pasword'], at: '/forgot-pw' },
  { ask: ['Can I change my username?'], at: '/profile', says: /once/ },
  { ask: ['When does the art day start?'], at: '/art-of-the-day', says: /04:50/ },
  { ask: ['What data do you store about me?'], at: '/privacy' },
  { ask: ['How can I delete my account?'], at: '/profile' },
  { ask: ['do you use cookies'], at: '/privacy' },
  { ask: ['Who runs this site?'], at: '/about' },
]
