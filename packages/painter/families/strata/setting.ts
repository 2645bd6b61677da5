import type { Disc, FamilyContext } from '../../painting'
import { isSunny } from '../disc-name'
import { isHourSeen } from './sky'

/** What the disc in the sky is. */
function lightOf(
  { size, palette, brief }: FamilyContext,
  { at, radius }: Disc,
  horizon: number,
): string {
  if (palette.key === 'night') return 'a moon'
  if (palette.key === 'day')
    return isHourSeen(palette, brief.weather) || isSunny(palette.disc) ? 'a sun' : ''
  if (!isSunny(palette.disc)) return ''
  return at[1] + radius > horizon - size * 0.12 ? 'a low sun' : 'a sun'
}

/** What a description says of the sky: its light and its weather; empty where nothing is seen. */
export function settingOf(context: FamilyContext, disc: Disc | undefined, horizon: number): string {
  const { brief } = context
  const light = disc ? [lightOf(context, disc, horizon)] : []
  if (brief.weather === 'rain') return 'falling rain'
  return [...(brief.weather === 'snow' ? ['falling snow'] : []), ...light]
    .filter((part) => part !== '')
    .join(' and ')
}
