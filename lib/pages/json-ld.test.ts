import { expect, test } from 'vitest'
import { printJsonLd } from './json-ld'

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b & "c"'])(
  'the title %j cannot end the script, and is read back',
  (name) => {
    const printed = printJsonLd({ '@type': 'Recipe', name })
    expect(printed).not.toContain('<')
    expect(JSON.parse(printed)).toMatchObject({ name })
  },
)
