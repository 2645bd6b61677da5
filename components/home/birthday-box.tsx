import { useIsOff } from '@/components/ui/off-paths'
import { useMoment } from '@/components/page/moment'
import { PRIORITY_END } from '@/lib/aotd/catalogue'
import { PATHS } from '@/lib/config/paths'
import styles from './birthday-box.module.css'
import type { BirthdayFormProps } from '@/components/account/profile/birthday-form'
import { useBirthdayForm } from '@/components/account/profile/use-birthday-form'

export function BirthdayBox(props: Omit<BirthdayFormProps, 'onCancel'>) {
  const priorityEnd = useMoment(`${props.today}T${PRIORITY_END}:00.000Z`, 'time')
  const hasArt = !useIsOff(PATHS.artOfTheDay)
  const { button, form } = useBirthdayForm('Set your birthday', props)
  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <h2 className={styles.title}>Your birthday</h2>
        {button}
      </div>
      <p className="type-control muted">
        {hasArt
          ? `On your birthday you have priority until ${priorityEnd}.`
          : 'On your birthday this page greets you.'}
      </p>
      {form}
    </div>
  )
}
