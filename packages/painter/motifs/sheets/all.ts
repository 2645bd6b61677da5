import { readSheet, type SheetEntry } from '../../motif-sheet'
import { ANIMALS_SHEET } from './animals'
import { BEASTS_SHEET } from './beasts'
import { BEINGS_SHEET } from './beings'
import { BIRDS_SHEET } from './birds'
import { BODY_SHEET } from './body'
import { BUILDINGS_SHEET } from './buildings'
import { CARRIERS_SHEET } from './carriers'
import { CLOTHES_SHEET } from './clothes'
import { DISHES_SHEET } from './dishes'
import { FEASTS_SHEET } from './feasts'
import { FESTIVE_PEOPLE_SHEET } from './festive-people'
import { GAMES_SHEET } from './games'
import { GHOSTS_SHEET } from './ghosts'
import { HANDS_SHEET } from './hands'
import { HEARTS_SHEET } from './hearts'
import { HOUSEHOLD_SHEET } from './household'
import { INSECTS_SHEET } from './insects'
import { LANDMARKS_SHEET } from './landmarks'
import { MACHINES_SHEET } from './machines'
import { MARKS_SHEET } from './marks'
import { MOVING_PEOPLE_SHEET } from './moving-people'
import { ORCHARD_SHEET } from './orchard'
import { PAPER_SHEET } from './paper'
import { PEOPLE_SHEET } from './people'
import { PLANTS_SHEET } from './plants'
import { ROAD_SHEET } from './road'
import { SIGHTS_SHEET } from './sights'
import { SIGNS_SHEET } from './signs'
import { SINGLE_ANIMALS_SHEET } from './single-animals'
import { SINGLE_DISHES_SHEET } from './single-dishes'
import { SINGLES_SHEET } from './singles'
import { SMILEYS_SHEET } from './smileys'
import { SOUND_SHEET } from './sound'
import { SPORT_SHEET } from './sport'
import { SWEETS_SHEET } from './sweets'
import { SWIMMERS_SHEET } from './swimmers'
import { TOOLS_SHEET } from './tools'
import { TOYS_SHEET } from './toys'
import { TRAFFIC_SHEET } from './traffic'
import { WEATHER_SHEET } from './weather'

/** All entries of the sheets, by emoji. */
export const SHEET_ENTRIES: readonly SheetEntry[] = [
  ANIMALS_SHEET,
  BEASTS_SHEET,
  BEINGS_SHEET,
  BIRDS_SHEET,
  BODY_SHEET,
  BUILDINGS_SHEET,
  CARRIERS_SHEET,
  CLOTHES_SHEET,
  DISHES_SHEET,
  FEASTS_SHEET,
  GAMES_SHEET,
  GHOSTS_SHEET,
  HANDS_SHEET,
  HEARTS_SHEET,
  HOUSEHOLD_SHEET,
  INSECTS_SHEET,
  LANDMARKS_SHEET,
  MACHINES_SHEET,
  MARKS_SHEET,
  ORCHARD_SHEET,
  PAPER_SHEET,
  PEOPLE_SHEET,
  FESTIVE_PEOPLE_SHEET,
  MOVING_PEOPLE_SHEET,
  PLANTS_SHEET,
  ROAD_SHEET,
  SIGHTS_SHEET,
  SIGNS_SHEET,
  SMILEYS_SHEET,
  SOUND_SHEET,
  SPORT_SHEET,
  SWEETS_SHEET,
  SWIMMERS_SHEET,
  TOOLS_SHEET,
  TOYS_SHEET,
  TRAFFIC_SHEET,
  WEATHER_SHEET,
  SINGLES_SHEET,
  SINGLE_ANIMALS_SHEET,
  SINGLE_DISHES_SHEET,
].flatMap(readSheet)
