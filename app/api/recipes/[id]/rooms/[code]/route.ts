import { ROOM_BYTES } from '@/lib/cookbook/room/catalogue'
import { followRoom, roomCodeRates, writeRoom } from '@/lib/cookbook/room/rooms'
import { room, roomBody, roomParams } from '@/lib/cookbook/room/schema'
import { defineRoute } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'public',
  summary: 'What a room has; with Accept: text/event-stream each change comes as an event.',
  errors: 'message',
  params: roomParams,
  rates: ({ ip }) => roomCodeRates(ip),
  answer: room,
  streams: true,
  run: ({ params, ip, headers, signal }) => followRoom(params, { ip, headers, signal }),
})

export const PUT = defineRoute({
  access: 'public',
  summary: 'Changes a room; one of an older revision changes nothing, and the answer is the newer.',
  errors: 'message',
  params: roomParams,
  body: roomBody,
  bodyBytes: ROOM_BYTES,
  rates: ({ ip }) => roomCodeRates(ip),
  answer: room,
  run: ({ params, body }) => writeRoom(params, body),
})
