import type { Layout } from '../desk'
import { balloons } from './balloons'
import { biscuits } from './biscuits'
import { cabinet } from './cabinet'
import { cards } from './cards'
import { cushions } from './cushions'
import { dolls } from './dolls'
import { gallery } from './gallery'
import { globes } from './globes'
import { house } from './house'
import { lanterns } from './lanterns'
import { parcel } from './parcel'
import { plates } from './plates'
import { regatta } from './regatta'
import { signs } from './signs'
import { washing } from './washing'

/** Ways that hold whatever is chosen, each a real thing. */
export const GATHERED = {
  balloons,
  parcel,
  house,
  biscuits,
  regatta,
  globes,
  cabinet,
  lanterns,
  plates,
  washing,
  cards,
  gallery,
  signs,
  dolls,
  cushions,
} satisfies Record<string, Layout>
