import { MembersOnly } from '@/components/page/members-only'
import { BandsPlace } from '@/components/ui/picture-frame'
import type { ColourDay } from '@/lib/aotd/schema'
import { PATHS } from '@/lib/config/paths'
import { longDay } from '@/lib/format'

type LoggedOutProps = { colourDay: ColourDay | null; today: string }

export function LoggedOut({ colourDay, today }: LoggedOutProps) {
  return (
    <MembersOnly
      sentence={`${saidOf(colourDay, today)} The picture is for members.`}
      path={PATHS.artOfTheDay}
    >
      <BandsPlace variant="still" />
    </MembersOnly>
  )
}

export function coloursOf({ dateKey, isSample }: ColourDay): string {
  return `The colours of the ${isSample ? 'sample ' : ''}picture of ${longDay(dateKey)}`
}

function saidOf(colourDay: ColourDay | null, today: string): string {
  if (colourDay === null) return 'Nobody has painted yet.'
  return colourDay.dateKey === today
    ? 'The colours of today’s picture.'
    : `${coloursOf(colourDay)}.`
}
