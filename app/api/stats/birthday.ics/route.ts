import { getBirthdayCalendar } from '@/lib/aotd/painting/birthday-calendar'
import { CALENDAR_TYPE } from '@/lib/feeds/calendar'
import { defineRoute, sends } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'verified',
  summary: 'A calendar file with the times of the own birthday priority.',
  answer: sends(CALENDAR_TYPE),
  run: ({ viewer }) => getBirthdayCalendar(viewer),
})
