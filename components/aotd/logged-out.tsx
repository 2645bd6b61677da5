import { BandsPlace } from '@/components/ui/picture-frame'
import type { ColourDay } from '@/lib/aotd/schema'
import { PATHS } from '@/lib/config/paths'
import { coloursOf } from './format'
import { MembersOnly } from './members-only'

type LoggedOutProps = { colourDay: ColourDay | null; today: string }

/** The bands are for everyone, the picture for members. */
export function LoggedOut({ colourDay, today }: LoggedOutProps) {
  return (
    <MembersOnly
      says={`${saidOf(colourDay, today)} The picture is for members.`}
      path={PATHS.artOfTheDay}
    >
      <BandsPlace manner="still" />
    </MembersOnly>
  )
}

function saidOf(colourDay: ColourDay | null, today: string): string {
  if (colourDay === null) return 'The paint is still wet.'
  return colourDay.dateKey === today ? 'Today’s colours.' : `${coloursOf(colourDay)}.`
}
