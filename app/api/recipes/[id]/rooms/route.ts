import { ROOM_BYTES } from '@/lib/cookbook/room/catalogue'
import { openRoom, openRoomRates } from '@/lib/cookbook/room/rooms'
import { openRoomBody, roomOpenedAnswer } from '@/lib/cookbook/room/schema'
import { recipeParams } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'public',
  summary: 'Opens a room that keeps devices which cook a recipe in step; it ends after 12 hours.',
  errors: 'message',
  params: recipeParams,
  body: openRoomBody,
  bodyBytes: ROOM_BYTES,
  rates: ({ ip }) => openRoomRates(ip),
  answer: roomOpenedAnswer,
  status: 201,
  run: ({ params, body }) => openRoom(params.id, body.state),
})
