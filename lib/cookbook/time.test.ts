import { expect, test } from 'vitest'
import { isoDuration, minutesOf } from '@/lib/cookbook/time'

test.each([
  ['50 mins', 50],
  ['1 h 20 mins', 80],
  ['18 hours', 1080],
  ['30-40 minutes', 40],
  ['1½ hours', 90],
  ['45', 45],
  ['2 days', 2880],
  ['20 min + 1 h resting', 80],
  ['30 Min.', 30],
  ['1 ώρα', 60],
  ['1.5 days', 2160],
  ['1 ½ days', 2160],
  ['2-3 days', 4320],
  ['two days', 2880],
  ['1 day 2 hours', 1560],
  ['90 λεπτα', 90],
  ['2 ΗΜΕΡΕΣ', 2880],
  ['1 ΩΡΑ ΚΑΙ 20 ΛΕΠΤΑ', 80],
  ['Prep 10 min, total 40 min', 40],
  ['Prep 10 min total time: 40 min', 40],
  ['40 min total, 10 min prep', 40],
  ['Arbeitszeit ca. 30 Minuten Gesamtzeit ca. 1 Stunde 30 Minuten', 90],
  ['Prep 15 min Total ca. 1 h', 60],
  ['Total time about 45 min, prep 10 min', 45],
  ['4 hrs on high, 8 hrs on low', 480],
  ['1 uur 30 minuten', 90],
  ['10 Min. Vorbereitung, 1 Std. insgesamt', 60],
  ['Total: 1 h 10 (30 min de repos)', 70],
  ['1 h (incl. 30 min rest)', 60],
  ['1 Std. (davon 30 Min. Ruhezeit)', 60],
  ['1 h, dont 30 min de repos', 60],
  ['40 min (10 min active)', 40],
  ['40 min (plus 1 h rest)', 100],
  ['30 min + 1 h (chilling)', 90],
  ['(20 min)', 20],
  ['2 x 20 min', 40],
  ["un quart d'heure", 15],
  ['trois quarts d’heure', 45],
  ["tre quarti d'ora", 45],
  ["3/4 d'heure", 45],
  ["1 h et un quart d'heure", 75],
  ['3 d', 4320],
  ['2d 3h', 3060],
  ['quarter of an hour', 15],
  ['1 heure et 1/2', 90],
  ['8 hours on low or 4 hours on high', 480],
  ['4 hours on high or 8 hours on low', 480],
  ['6-8 hours on low or 3-4 hours on high', 480],
  ['15 min + 8 hours on low, or 4 hours on high', 495],
  ['6 Std. auf niedriger oder 3 Std. auf hoher Stufe', 360],
  ['3 h en cocotte ou 40 min au four', 180],
  ['10 min prep or less, 1 hour cooking', 70],
])('%s takes %i minutes', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
})

test.each(['', 'overnight', 'a while'])('%j has no duration', (time) => {
  expect(isoDuration(time)).toBeNull()
})

test('search engines get an ISO duration (G-76)', () => {
  expect([isoDuration('1 h 20 mins'), isoDuration('18 hours'), isoDuration('50 mins')]).toEqual([
    'PT1H20M',
    'PT18H',
    'PT50M',
  ])
})
