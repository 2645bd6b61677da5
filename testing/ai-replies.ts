export type AiApi = 'images' | 'chat' | 'moderations' | 'messages'

export type AiAnswers = {
  /** OpenAI sends it in base64. */
  image: Buffer
  /** Replaces the image response. */
  noImage: { status: number; body: unknown } | undefined
  text: string
  /** Its keys are names of schemas or tools. */
  structured: Record<string, unknown>
  flags: (text: string) => boolean
  usage: { input: number; output: number }
  /** What a streamed answer consists of; `text` by default. */
  script: ((body: Record<string, unknown>) => Scripted) | undefined
}

export type ScriptedCall = {
  name: string
  input: unknown
  /** So many equal ones. */
  times?: number
}
type Scripted = { text?: string; call?: ScriptedCall }

export function replyOf(api: AiApi, body: Record<string, unknown>, answers: AiAnswers): unknown {
  const { input, output } = answers.usage
  const { model } = body
  if (api === 'images') {
    return {
      created: 1_790_000_000,
      data: [{ b64_json: answers.image.toString('base64') }],
      output_format: 'png',
      usage: {
        input_tokens: input,
        output_tokens: output,
        total_tokens: input + output,
        input_tokens_details: { text_tokens: input, image_tokens: 0 },
      },
    }
  }
  if (api === 'moderations') {
    const flagged = answers.flags(String(body.input))
    return { id: 'modr-1', model, results: [{ flagged, categories: {}, category_scores: {} }] }
  }
  return api === 'chat' ? chatReply(body, answers) : messageReply(body, answers)
}

function chatReply(body: Record<string, unknown>, { structured, text, usage }: AiAnswers) {
  const format = body.response_format as { json_schema?: { name: string } } | undefined
  const name = format?.json_schema?.name
  const content = name ? JSON.stringify(structured[name]) : text
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }
}

function messageReply(body: Record<string, unknown>, { structured, text, usage }: AiAnswers) {
  const name = (body.tool_choice as { name?: string } | undefined)?.name
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [
      name
        ? { type: 'tool_use', id: 'toolu_1', name, input: structured[name] }
        : { type: 'text', text },
    ],
    stop_reason: name ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  }
}
