import type { AiAnswers, AiApi, ScriptedCall } from '@/testing/ai-replies'

const MAX_PIECES = 40

/** The server-sent events of a streamed answer, a few letters each. */
export function streamOf(api: AiApi, body: Record<string, unknown>, answers: AiAnswers): string[] {
  const { text = '', call } = answers.script?.(body) ?? { text: answers.text }
  const size = Math.max(7, Math.ceil(text.length / MAX_PIECES))
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  const make = api === 'messages' ? messageEvents : chatEvents
  return make({ pieces, call, usage: answers.usage })
}

type Content = {
  pieces: readonly string[]
  call: ScriptedCall | undefined
  usage: { input: number; output: number }
}

function chatEvents({ pieces, call, usage }: Content): string[] {
  const chunk = (delta: unknown, end: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    model: 'stub',
    created: 1,
    choices: [{ index: 0, delta, finish_reason: end }],
  })
  const calls = call && [
    chunk({ tool_calls: [{ index: 0, id: 'call_1', function: { name: call.name } }] }),
    ...(JSON.stringify(call.input).match(/.{1,9}/g) ?? []).map((json) =>
      chunk({ tool_calls: [{ index: 0, function: { arguments: json } }] }),
    ),
  ]
  const total = { prompt_tokens: usage.input, completion_tokens: usage.output }
  return [
    ...[...pieces.map((content) => chunk({ content })), ...(calls ?? [])],
    chunk({}, call ? 'tool_calls' : 'stop'),
    { ...chunk({}), choices: [], usage: total },
  ]
    .map((data) => `data: ${JSON.stringify(data)}\n\n`)
    .concat('data: [DONE]\n\n')
}

function messageEvents({ pieces, call, usage }: Content): string[] {
  const event = (type: string, data: object = {}) => ({ type, ...data })
  const blocks = call
    ? Array.from({ length: call.times ?? 1 }, (_, i) => toolBlock(call, i))
    : [[{ type: 'text', text: '' }, ...pieces.map((text) => ({ type: 'text_delta', text }))]]
  const message = { id: 'msg_1', role: 'assistant', content: [], model: 'stub' }
  return [
    event('message_start', {
      message: { ...message, usage: { input_tokens: usage.input, output_tokens: 1 } },
    }),
    ...blocks.flatMap(([block, ...deltas], index) => [
      event('content_block_start', { index, content_block: block }),
      ...deltas.map((delta) => event('content_block_delta', { index, delta })),
      event('content_block_stop', { index }),
    ]),
    event('message_delta', {
      delta: { stop_reason: call ? 'tool_use' : 'end_turn' },
      usage: { output_tokens: usage.output },
    }),
    event('message_stop'),
  ].map((data) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`)
}

function toolBlock({ name, input }: ScriptedCall, index: number): object[] {
  return [
    { type: 'tool_use', id: `toolu_${index + 1}`, name, input: {} },
    { type: 'input_json_delta', partial_json: JSON.stringify(input) },
  ]
}
