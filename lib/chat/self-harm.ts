import { withoutMarks } from '@/lib/config/plain-letters'

/** First-person wording in English, German and Greek, without accents. */
const WORDING =
  /\b(kill(ing)? (my ?self)|end(ing)? (my (own )?life|it all)|want(ed)? to die|wanna die|suicid(e|al)|hurt(ing)? my ?self|harm(ing)? my ?self|self[ -]?harm|cut(ting)? my ?self|don'?t want to (live|be alive)|better off dead|umbringen will|will mich umbringen|bringe mich um|will (nicht mehr leben|sterben)|selbstmord|suizid\w*|mich (selbst )?(verletzen|ritzen))\b|αυτοκτον|να πεθανω|να σκοτωθω|να αυτοκτονησω|δεν θελω να ζω|να κανω κακο στον εαυτο μου/u

/** Such a message is answered with help in place of a refusal (G-90). */
export function asksForHelp(message: string): boolean {
  const plain = withoutMarks(message).toLowerCase().replace(/[’`]/g, "'")
  return WORDING.test(plain.replace(/\s+/g, ' '))
}

export const HELP_TEXT = `I am sorry that it is so hard right now. I am a program and cannot help with this, but people can, at any hour and for free.
If you are in danger, call your local emergency number: 112 in Europe, 911 in North America, 999 in the United Kingdom.
In Greece call 1018, in Germany 0800 111 0 111, in the United Kingdom and Ireland 116 123, in the United States and Canada 988.
For other countries, findahelpline.com lists who to call or write to.`
