const WRAPPING = /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/u
const UNWRAPPING = /(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/u

/** JSON as templates of sites make it; undefined where it cannot be read. */
export function parseLeniently(text: string): unknown {
  const json = text.replace(WRAPPING, '').trim().replace(UNWRAPPING, '')
  return parse(json) ?? parse(repair(json))
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Escapes line breaks inside of texts, and drops a comma before a closing bracket. */
function repair(json: string): string {
  const repaired: string[] = []
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? ''
    if (sign === '\\' && isText) {
      repaired.push(sign, json[at + 1] ?? '')
      at += 1
      continue
    }
    if (sign === '"') isText = !isText
    if (isText && sign < ' ') repaired.push(sign === '\n' ? '\\n' : ' ')
    else if (!isText && sign === ',' && closesNext(json, at)) continue
    else repaired.push(sign)
  }
  return repaired.join('')
}

const CLOSES = /\s{0,200}[\]}]/uy

function closesNext(json: string, at: number): boolean {
  CLOSES.lastIndex = at + 1
  return CLOSES.test(json)
}
