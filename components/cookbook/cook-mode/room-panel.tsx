import { Button, Buttons } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { ROOM_CODE, ROOM_TEXTS } from '@/lib/cookbook/room/catalogue'
import type { RoomState } from '@/lib/cookbook/room/schema'
import { roomCalls } from './calls'
import styles from './cook-mode.module.css'

type RoomPanelProps = {
  recipeId: string
  /** Null while this device is in no room. */
  code: string | null
  status: string
  state: RoomState
  onEnter: (code: string | null) => void
}

export function RoomPanel({ recipeId, code, status, state, onEnter }: RoomPanelProps) {
  const submit = useSubmit<'open' | 'join'>()

  function open() {
    const onSuccess = (room: { code: string }) => onEnter(room.code)
    void submit.run(() => roomCalls.openRoom(recipeId, state), { step: 'open', onSuccess })
  }

  function join(data: FormData) {
    const typed = String(data.get('code')).trim().toUpperCase()
    if (typed === '') return submit.fail({ code: ROOM_TEXTS.missing }, undefined, 'join')
    const onSuccess = () => onEnter(typed)
    const read = () => roomCalls.readRoom({ id: recipeId, code: typed })
    void submit.run(read, { step: 'join', onSuccess })
  }

  return (
    <Form submit={submit} aria-label="Cook room" onSubmit={join}>
      {code === null ? (
        <Field name="code" label="Code" maxLength={ROOM_CODE.length} autoComplete="off" />
      ) : (
        <p className={`${styles.room} type-control muted`}>
          Room <strong className={styles.code}>{code}</strong> On the other device, open this
          recipe, press “Cook step by step” and “Join with a code”. Or open{' '}
          {`${location.origin}${location.pathname}?room=${code}`}
        </p>
      )}
      <p role="status" className="type-control muted">
        {status}
      </p>
      {submit.failure && <FormError />}
      {code === null ? (
        <Buttons>
          <SubmitButton variant="outline" step="join">
            Join with a code
          </SubmitButton>
          <Button busy={submit.busy === 'open'} onClick={open}>
            Join a second device
          </Button>
        </Buttons>
      ) : (
        <Button onClick={() => onEnter(null)}>Leave the room</Button>
      )}
    </Form>
  )
}
