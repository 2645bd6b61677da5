import type { Question } from '@/lib/assistant/questions/question'

/** Written with the others before the assistant, and first asked when it was done. */
export const UNSEEN: readonly Question[] = [
  // The store.
  { ask: ['price of the mug please'], at: '/marketplace', names: /mug/, says: /€16\.00/ },
  { ask: ['How many postcards are in a set?'], at: '/marketplace', says: /four/i },
  { ask: ['What is the most expensive item you sell?'], at: '/marketplace', names: /print/ },
  { ask: ['what is the tote bag made of'], at: '/marketplace', says: /cotton/ },
  { ask: ['do you have the boat print in stok'], at: '/marketplace', names: /print/, says: /12/ },
  { ask: ['How much liquid does the octopuss mug hold?'], at: '/marketplace', says: /330 ml/ },
  { ask: ['who made the postcards'], at: '/marketplace', names: /postcards/, says: /anna/ },
  {
    ask: ['How much is the boat print?', 'and the mug?'],
    at: '/marketplace',
    names: /mug/,
    says: /€16\.00/,
  },
  {
    ask: ['What bags do you sell?', 'how much?'],
    at: '/marketplace',
    names: /tote/,
    says: /€12\.50/,
  },
  { ask: ['How can I preorder something?'], at: '/marketplace' },
  { ask: ['Which things in the store are by ben?'], at: '/marketplace', names: /tote|mug/ },
  { ask: ['¿Cuánto cuesta la bolsa?'], at: '/marketplace', says: /€12\.50/ },

  // The gallery.
  { ask: ['What is Two Loaves by Candlelight?'], at: '/art/', names: /Loaves/, says: /oil sketch/ },
  { ask: ['who is the artist of Fir and Round Sun'], at: '/art/', names: /Fir/, says: /anna/ },
  { ask: ['Do you have a picture of a canal?'], at: '/art/', names: /Boat in Town/ },
  { ask: ['what is the smalest picture in the gallery'], at: '/art/', names: /Loaves/ },
  { ask: ['When was Vase and Three Lemons made?'], at: '/art/', names: /Vase/, says: /2026/ },
  { ask: ['stained glas'], at: '/art/', names: /Sunflower/ },
  { ask: ['Which gallery pictures did anna make?'], at: '/art/', names: /Balloon|Fir|Boat/ },
  {
    ask: ['Show me the balloon picture', 'who painted it?'],
    at: '/art/',
    names: /Balloon/,
    says: /anna/,
  },
  { ask: ['What is the newest piece in the gallery?'], at: '/art/', names: /Steamer/ },
  { ask: ['Which piece is 40 by 60 cm?'], at: '/art/', names: /Fir/ },

  // Recipes.
  { ask: ['How many eggs are in the walnut cake?'], at: '/cookbook/walnut-cake', says: /\b6\b/ },
  { ask: ['recipe with feta'], at: '/cookbook/', names: /Salad|Greens/ },
  { ask: ['At what temperature do I bake the bread?'], at: '/cookbook/no-knead', says: /240/ },
  { ask: ['What is Kaiserschmarrn?'], at: '/cookbook/torn', names: /Pancake/ },
  { ask: ['easiest recipe?'], at: '/cookbook/tomato', names: /Salad/ },
  { ask: ['Which recipes are vegetarian and take less than 40 minutes?'], at: '/cookbook/' },
  { ask: ['dumplins with mushroms'], at: '/cookbook/bread', names: /Dumplings/ },
  { ask: ['How long does the no knead loaf need?'], at: '/cookbook/no-knead', says: /18 hours/ },
  { ask: ['Which dish is the hardest to cook?'], at: '/cookbook/bread', names: /Dumplings/ },
  { ask: ['Greek dishes by anna'], at: '/cookbook/', names: /Lemon|Greens/ },
  { ask: ['How many recipes are there?'], at: '/cookbook', says: /\b8\b/ },
  {
    ask: ['What do I need for the potato goulash?', 'how long does it take?'],
    at: '/cookbook/potato-goulash',
    says: /50 min/,
  },
  {
    ask: ['Which recipes use eggs?', 'which one is the easiest?'],
    at: '/cookbook/',
    names: /Greens|Pancake/,
  },
  { ask: ['what can i bake with wallnuts'], at: '/cookbook/walnut-cake', names: /Walnut/ },
  { ask: ['Quelles recettes sont végétariennes ?'], at: '/cookbook/', names: /Salad|Greens|Torn/ },
  { ask: ['Quanto tempo ci vuole per la torta di noci?'], at: '/cookbook/walnut', says: /1 h 20/ },

  // Coffees.
  { ask: ['What score has the freddo espresso at The Roof?'], at: '/coffee-card', says: /9\.\d/ },
  { ask: ['best flat white'], at: '/coffee-card-generator/', names: /Yellow Door/ },
  { ask: ['iced late in Lisbon'], at: '/coffee-card-generator/', names: /Blue Tram/ },
  { ask: ['Which coffees in Kos scored below 4?'], at: '/coffee-card', names: /Ferry|Beach Bar/ },
  { ask: ['cappuccino in Amsterdam above 8'], at: '/coffee-card', names: /Two Canals/ },
  { ask: ['In which city is Slow Drip?'], at: '/coffee-card', says: /Vienna/ },
  { ask: ['What is the worst coffee of all?'], at: '/coffee-card', names: /Ferry Terminal/ },
  { ask: ['coffee with oat milk'], at: '/coffee-card', names: /Paper Cup|Blue Tram|Two Canals/ },
  {
    ask: ['Which filter coffee is the best?', 'where is it?'],
    at: '/coffee-card-generator/',
    names: /Slow Drip/,
    says: /Vienna/,
  },
  { ask: ['How many coffees are from Greece?'], at: '/coffee', says: /\b11\b/ },
  { ask: ['Ποιος είναι ο καλύτερος καφές στην Αθήνα;'], at: '/coffee-card', names: /The Roof/ },

  // Art days.
  { ask: ['What did ben paint in April?'], isMember: true, at: '/art-of-the-day/2026-04-' },
  { ask: ['art of 11 March'], isMember: true, at: '/art-of-the-day/2026-03-11', says: /Lemons/ },
  { ask: ['is there an art of the day with an owl'], isMember: true, at: '/art-of-the-day/2026' },
  {
    ask: ['What did anna paint in March?', 'and in April?'],
    isMember: true,
    at: '/art-of-the-day/2026-04-02',
    names: /Owl/,
  },

  // The site.
  { ask: ['how can i reset my password'], at: '/forgot-pw' },
  { ask: ['Where do I download my data?'], at: '/profile' },
  { ask: ['how do i verfy my email'], at: '/profile' },
  { ask: ['What happens on my birthday?'], at: '/art-of-the-day' },
  { ask: ['How long may a quote be?'], at: '/art-of-the-day', says: /45/ },
  { ask: ['Wie kann ich mein Konto löschen?'], at: '/profile' },
  { ask: ['Can I use an emoji twice?'], at: '/art-of-the-day' },
]
