import { Section } from '@/components/page/section'
import { Link } from '@/components/ui/link'
import { PATHS } from '@/lib/config/paths'
import { longDay } from '@/lib/format'
import { ACCESSIBILITY } from '@/lib/legal/catalogue'

type AccessibilityTextProps = {
  ownerName: string
  barrierContact: string | null
  /** An external CAPTCHA by its name; null where the site has its own. */
  captcha: string | null
}

export function AccessibilityText({ ownerName, barrierContact, captcha }: AccessibilityTextProps) {
  const { aim, limits, captcha: captchaLimit, writtenOn } = ACCESSIBILITY
  const known = captcha === null ? limits : [...limits, `${captchaLimit} (${captcha})`]
  return (
    <>
      <Section isText title="How accessible this site is">
        <p>{aim}</p>
      </Section>
      <Section isText title="Known limits">
        <ul>
          {known.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>
      <Section isText title="Tell us of a barrier">
        <p>
          <Link href={PATHS.contact}>Write to {ownerName}</Link> about what you cannot read or use:
          you get the content in another form, and the barrier is mended where it can be.
        </p>
        {barrierContact && <p>Contact for barriers: {barrierContact}</p>}
        <p>This statement was written on {longDay(writtenOn)}.</p>
      </Section>
    </>
  )
}
