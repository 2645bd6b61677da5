import { useCaptcha } from '@/components/captcha/use-captcha'
import { useMailText } from '@/components/mail/no-mail'
import { EmailField } from '@/components/ui/form/email-field'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { isBlank } from '@/lib/config/blank'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { callRoute } from '@/lib/http/call-route'
import { REPORT_LIMITS, REPORT_TEXTS } from '@/lib/reports/catalogue'
import type { ReportButtonProps } from './report-button'

const NO_CAPTCHA: CaptchaConfig = { provider: 'off', siteKey: null, onSignUp: false }

type ReportDialogProps = ReportButtonProps & { onClose: () => void }

export function ReportDialog({ path, about, captcha: config, onClose }: ReportDialogProps) {
  const captcha = useCaptcha('report', config ?? NO_CAPTCHA)
  const submit = useSubmit({ onFailure: captcha.renew })
  const emailHelp = useMailText(REPORT_TEXTS.emailHelp, 'report')

  function check(form: HTMLFormElement): Record<string, string> {
    const isMissing = isBlank(String(new FormData(form).get('reason')))
    return { ...(isMissing && { reason: REPORT_TEXTS.reasonMissing }), ...captcha.check() }
  }

  function send(data: FormData) {
    const body = {
      path,
      reason: String(data.get('reason')),
      email: String(data.get('email') ?? ''),
      ...captcha.body,
    }
    void submit.run(() => callRoute('/api/reports', 'POST', { body }), {
      success: ({ message }) => message,
      onSuccess: onClose,
    })
  }

  return (
    <FormDialog
      title={`Report ${about}`}
      submit={submit}
      check={check}
      action="Report"
      onSubmit={send}
      onClose={onClose}
    >
      <p className="type-control">{REPORT_TEXTS.lead}</p>
      <TextAreaField
        label="What is wrong with it?"
        name="reason"
        rows={4}
        maxLength={REPORT_LIMITS.reason}
        autoFocus
      />
      {config && <EmailField help={emailHelp} />}
      {captcha.field}
    </FormDialog>
  )
}
