import type { Layout } from '../desk'
import { balloons } from './balloons'
import { biscuits } from './biscuits'
import { cabinet } from './cabinet'
import { cards } from './cards'
import { dolls } from './dolls'
import { gallery } from './gallery'
import { house } from './house'
import { lanterns } from './lanterns'
import { parcel } from './parcel'
import { plates } from './plates'
import { regatta } from './regatta'

/** Ways that hold whatever is chosen, each a real thing. */
export const GATHERED = {
  balloons,
  parcel,
  house,
  biscuits,
  regatta,
  cabinet,
  lanterns,
  plates,
  cards,
  gallery,
  dolls,
} satisfies Record<string, Layout>
