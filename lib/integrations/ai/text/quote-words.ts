/** Nouns in the singular by kind; `~` marks those without article and plural. */
export const SUBJECTS = {
  animal:
    'whale dolphin seal shark fish octopus squid crab turtle crocodile lizard frog duck swan goose flamingo penguin bird parrot dove eagle peacock chicken rooster owl bat cat tiger lion leopard dog wolf fox raccoon bear panda koala monkey rabbit hamster mouse hedgehog beaver deer giraffe kangaroo goat llama horse unicorn zebra donkey cow camel pig elephant bee butterfly moth snail bug beetle ant spider dragon',
  plant:
    'tree pine fir palm cactus flower blossom tulip rose sunflower leaf clover mushroom seedling daisy lotus herb',
  food: 'apple pear peach mango tomato lemon lime banana pineapple orange pumpkin cherry strawberry melon avocado carrot pepper egg pizza pie cake cookie croissant doughnut loaf ~bread ~cheese ~rice ~honey ~chocolate ~coffee ~tea ~wine',
  place:
    'sea lake river mountain volcano desert island beach forest meadow city town village house castle tower bridge lighthouse harbour mill tent garden window door street fountain coast valley hill field',
  vehicle:
    'boat ship canoe train tram bus car taxi tractor bicycle scooter plane helicopter rocket balloon',
  sky: 'sun moon star comet cloud rainbow storm wave ~rain ~snow ~mist ~wind ~lightning ~fire ~water',
  thing:
    'book letter pencil brush key lock lamp candle bell clock umbrella hat crown ring guitar violin piano drum trumpet kite ball gift mirror chair telescope camera ladder anchor map flag ghost robot teapot bowl jug vase cup',
} as const

export type SubjectKind = keyof typeof SUBJECTS

export const SLOTS: Readonly<Record<string, readonly string[]>> = {
  colour: ['blue', 'green', 'ochre', 'red', 'rose', 'violet', 'yellow', 'grey'],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday', 'so late', 'so early'],
  time: [
    'at dawn',
    'at noon',
    'at dusk',
    'at six',
    'before breakfast',
    'after the rain',
    'on time',
  ],
  when: [
    'early',
    'almost noon',
    'summer',
    'still morning',
    'Sunday',
    'quiet',
    'later than I think',
  ],
  stay: [
    'a little longer',
    'for the light',
    'one more minute',
    'until it dried',
    'as long as I did',
  ],
  more: [
    'more or less',
    'as I remember it',
    'and enough light',
    'without a hurry',
    'and no plan at all',
    'seen from close by',
    'twice removed',
    'if you ask me',
  ],
  plenty: ['mornings', 'evenings', 'Mondays', 'silences', 'colours', 'answers', 'wishes', 'plans'],
  share: ['a secret', 'one colour', 'a little blue', 'some weather', 'an old joke', 'all of June'],
  bother: ['rain', 'paint', 'silence', 'wind', 'wait', 'company', 'frame', 'hour'],
  own: ['hour', 'weather', 'morning', 'silence', 'way home', 'shade of blue', 'good side'],
  be: ['famous', 'explained', 'framed', 'found', 'a poem', 'in the middle', 'in a museum'],
  keep: ['quiet', 'light', 'blue', 'hour', 'change', 'secret', 'good chair'],
  many: ['two', 'three', 'four', 'five', 'six', 'seven', 'nine', 'a hundred'],
  never: ['asks the way', 'reads the news', 'counts the hours', 'explains itself', 'sits still'],
  busy: ['asleep', 'talking', 'away', 'late', 'mixing blue', 'looking left', 'on the phone'],
  grow: ['noise', 'leaves', 'a sky', 'applause', 'opinions', 'everything else'],
  course: ['breakfast', 'lunch', 'supper', 'dessert', 'the second coffee'],
}

/** `{one}` is the bare noun, for what can be counted. */
export const ANY_SUBJECT = [
  'I only asked {the} one question.',
  '{The} stayed {stay}.',
  'Nobody told {the} it was {day}.',
  '{A}, {more}.',
  'All I wanted was {a}.',
  'Some {plenty} are {a}.',
  'Ask {the}. I only held the brush.',
  '{The} knew before I did.',
  'Between me and {the}: {share}.',
  '{The} did not mind the {bother}.',
  'Today belongs to {the}.',
  'Wherever {the} is, it is {when}.',
  'I left a light on for {the}.',
  'Leave me {the}, take the {keep}.',
  'Half {colour}, half {one}.',
  'One {one}, {many} reasons to look.',
  'Every {one} has its own {own}.',
  'Not every {one} wants to be {be}.',
  'First {the}, then the {colour}.',
  '{The} is on time. I never am.',
  'I came for {the} and kept the {keep}.',
  'There is always {a} {time}.',
] as const

export const OF_KIND: Readonly<Record<SubjectKind, readonly string[]>> = {
  animal: [
    '{The} has somewhere to be. So do I.',
    '{The} looked back once.',
    'I blinked. {The} did not.',
    'Be a little more like {the}.',
    '{The} never {never}.',
    '{The} was here {time}.',
  ],
  plant: [
    '{The} grew while I was {busy}.',
    'Slowly, says {the}.',
    'Roots first, then {grow}.',
    '{The} does not wait for {day}.',
    'Somebody watered {the} {time}.',
  ],
  food: [
    'Painted first, eaten later.',
    'Save me half of {the}.',
    '{The} was gone {time}.',
    'First {the}, then {course}.',
    'Nothing goes with {the} like {colour}.',
  ],
  place: [
    'I could live near {the}.',
    'The road ends at {the}.',
    'Meet me at {the} {time}.',
    '{The} looks smaller from here.',
    'At {the} it is always {when}.',
  ],
  vehicle: [
    '{The} left without me.',
    'No ticket needed for {the}.',
    '{The} leaves {time}.',
    'Room for one more, said {the}.',
    'Somewhere {a} is {when}.',
  ],
  sky: [
    'Blame {the}.',
    '{The} came early, uninvited.',
    '{The} arrives {time}.',
    'I looked up. {The} looked {colour}.',
    '{The} owes me an afternoon.',
  ],
  thing: [
    'I forgot {the} on purpose.',
    '{The} still works, mostly.',
    'Whose {one} is this, anyway?',
    'I put {the} where it was {colour}.',
    'Lost: {a}. Found: {share}.',
  ],
}

export const NO_SUBJECT = [
  'Some days paint themselves.',
  'A little more {colour}, then stop.',
  'It looked like this {time}.',
  'Hung a bit to the left, on purpose.',
  'Nobody told it that it was {day}.',
  'I came for the {keep} and stayed.',
  'Between us: {share}.',
  'Most {plenty} look better from here.',
  'It did not mind the {bother}.',
  'In here it is always {when}.',
  '{colour}, and {many} reasons why.',
  'Not everything wants to be {be}.',
  'Everything has its own {own}.',
  'I only looked away {time}.',
  'It grew while I was {busy}.',
  'It stayed {stay}.',
] as const
