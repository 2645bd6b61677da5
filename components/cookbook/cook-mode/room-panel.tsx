'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { Field } from '@/components/ui/form/field'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { CODE_LENGTH, ROOM_TEXTS } from '@/lib/cookbook/room/catalogue'
import type { RoomState } from '@/lib/cookbook/room/schema'
import { roomCalls } from './calls'
import styles from './room-panel.module.css'

type RoomPanelProps = {
  recipeId: string
  /** Null while this device is in no room. */
  code: string | null
  status: string
  state: RoomState
  onEnter: (code: string | null) => void
}

export function RoomPanel({ recipeId, code, status, state, onEnter }: RoomPanelProps) {
  const [isJoining, setJoining] = useState(false)
  const submit = useSubmit<'open' | 'join'>()
  const isOutside = code === null

  function open() {
    void submit.run(() => roomCalls.openRoom(recipeId, state), {
      step: 'open',
      onSuccess: (room) => onEnter(room.code),
    })
  }

  function join(data: FormData) {
    const typed = codeIn(data)
    void submit.run(() => roomCalls.readRoom({ id: recipeId, code: typed }), {
      step: 'join',
      onSuccess: () => onEnter(typed),
    })
  }

  return (
    <Form submit={submit} aria-label="Cook room" check={checkCode} onSubmit={join}>
      {!isOutside && <RoomCode code={code} />}
      {isOutside && isJoining && (
        <div className={styles.join}>
          <Field
            name="code"
            label="Code"
            maxLength={CODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
          />
          <SubmitButton step="join">Join</SubmitButton>
        </div>
      )}
      <p role="status" className="type-control muted">
        {status}
      </p>
      <FormError />
      <Buttons>
        {isOutside && (
          <Button busy={submit.busy === 'open'} onClick={open}>
            Join a second device
          </Button>
        )}
        {isOutside && !isJoining && (
          <Button onClick={() => setJoining(true)}>Join with a code</Button>
        )}
        {!isOutside && <Button onClick={() => onEnter(null)}>Leave the room</Button>}
      </Buttons>
    </Form>
  )
}

function RoomCode({ code }: { code: string }) {
  return (
    <div>
      <p className="type-control muted">Code of the room</p>
      <p className={styles.code} aria-label={[...code].join(' ')}>
        {code}
      </p>
      <p className="type-control muted">
        On the other device, open this recipe, press “Cook step by step” and “Join with a code”, or
        open <span className={styles.address}>{`${location.href.split('?')[0]}?room=${code}`}</span>
      </p>
    </div>
  )
}

function checkCode(form: HTMLFormElement): Record<string, string> {
  return codeIn(new FormData(form)) === '' ? { code: ROOM_TEXTS.missing } : {}
}

function codeIn(data: FormData): string {
  return String(data.get('code') ?? '')
    .trim()
    .toUpperCase()
}
