import { ReportButton } from '@/components/reports/report-button'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { artDayPath } from '@/lib/config/paths'

type ReportQuoteProps = { dateKey: string; author: string; captcha?: CaptchaConfig }

export function ReportQuote({ dateKey, author, ...visitor }: ReportQuoteProps) {
  return <ReportButton path={artDayPath(dateKey)} about={`the quote by ${author}`} {...visitor} />
}
