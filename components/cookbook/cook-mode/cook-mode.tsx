import { type KeyboardEvent, useLayoutEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { pressedKey } from '@/components/ui/pressed-key'
import { IngredientList } from '@/components/cookbook/detail/ingredient-list'
import { useScale } from '@/components/cookbook/scale/scale-context'
import { ServingsButtons } from '@/components/cookbook/scale/servings-buttons'
import { ingredientsOf } from '@/lib/cookbook/cook-mode/step-ingredients'
import { kitchenNumber } from '@/lib/cookbook/scale/show-number'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { declarationLines } from '@/lib/cookbook/diets'
import { scaleQuantity } from '@/lib/cookbook/scale/scale-quantity'
import { type CookSession, countdown, secondsLeft } from '@/lib/cookbook/timers/cook-session'
import { findTimers } from '@/lib/cookbook/timers/find-timers'
import styles from './cook-mode.module.css'
import { RoomPanel } from './room-panel'
import { RunningTimers, startTimer, useSecond } from './timers'
import { type UpdateSession, useTimers } from './use-cook-session'
import { useRoom } from './use-room'
import { useWakeLock } from './use-wake-lock'

export type CookedRecipe = Pick<
  ShownRecipe,
  '_id' | 'title' | 'servings' | 'ingredients' | 'instructions' | 'allergens' | 'freeOf' | 'diets'
>

type CookModeProps = { recipe: CookedRecipe; session: CookSession; update: UpdateSession }

/** A room stays in step while the dialog is closed. */
export function CookMode(props: CookModeProps) {
  const room = useRoom(props.recipe, props.session, props.update)
  return props.session.isOpen && <CookDialog {...props} room={room} />
}

type CookDialogProps = CookModeProps & { room: ReturnType<typeof useRoom> }

function CookDialog({ recipe, session, update, room }: CookDialogProps) {
  const { title, servings, ingredients, instructions } = recipe
  const { factor } = useScale()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const staysOn = useWakeLock()
  const { step } = session
  const text = instructions[step] ?? ''
  const isLast = step >= instructions.length - 1
  const stepIngredients = ingredientsOf(text, ingredients).map(({ name, quantity }) => ({
    name,
    quantity: scaleQuantity(quantity, factor).text,
  }))

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  function go(to: number) {
    const next = Math.min(Math.max(0, to), instructions.length - 1)
    update({ ...session, step: next })
  }

  function close() {
    update({ ...session, isOpen: false })
  }

  function turn(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement) return
    const key = pressedKey(event)
    if (key === 'ArrowRight') go(step + 1)
    if (key === 'ArrowLeft') go(step - 1)
  }

  return (
    <dialog
      ref={ref}
      className={styles.mode}
      aria-labelledby={titleId}
      onKeyDown={turn}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={titleId} dir="auto" className={styles.title}>
            {title}
          </h2>
          <p className="type-control muted">{staysOn ? 'The screen stays on.' : ''}</p>
          <Button onClick={close}>Close</Button>
        </header>
        <div className={styles.step}>
          <div className={styles.words} aria-live="polite">
            <p className="type-control muted">
              Step {step + 1} of {instructions.length}
            </p>
            <p dir="auto" className={styles.text}>
              {text}
            </p>
          </div>
          <div className={styles.aside}>
            <StepTimers recipe={recipe} step={step} text={text} />
            <p className="type-control muted">
              {declarationLines(recipe)
                .map(({ label, text: list }) => `${label}: ${list}`)
                .join(' · ')}
            </p>
            {stepIngredients.length > 0 && (
              <section aria-label="Ingredients of this step">
                <IngredientList ingredients={stepIngredients} />
              </section>
            )}
            <p className={styles.servings}>
              {servings === null ? 'Times' : 'Servings'} {kitchenNumber(factor * (servings ?? 1))}
              <ServingsButtons servings={servings} />
            </p>
            <RoomPanel
              recipeId={recipe._id}
              code={session.room}
              onEnter={(code) => update({ ...session, room: code })}
              {...room}
            />
          </div>
        </div>
        <RunningTimers />
      </div>
      <div className={styles.turn}>
        <button
          type="button"
          className={styles.big}
          disabled={step === 0}
          onClick={() => go(step - 1)}
        >
          ← Back
        </button>
        <button
          type="button"
          className={styles.big}
          // The second click of a double one at the step before is none on “Done”.
          onClick={({ detail }) => (isLast ? detail < 2 && update(null) : go(step + 1))}
        >
          {isLast ? 'Done' : 'Next →'}
        </button>
      </div>
    </dialog>
  )
}

type StepTimersProps = { recipe: { _id: string; title: string }; step: number; text: string }

/** A range begins with its shorter time, as the cook first looks then. */
function StepTimers({ recipe: { _id, title }, step, text }: StepTimersProps) {
  const running = useTimers()
  const now = useSecond()
  return (
    <div className={styles.timers}>
      {findTimers(text).map(({ from, to, low }) => {
        const label = text.slice(from, to)
        const id = `${_id} ${step} ${from}`
        const timer = running.find((one) => one.id === id)
        return (
          <Button
            key={from}
            wide
            aria-disabled={timer && true}
            onClick={timer ? undefined : () => startTimer({ id, label, step, title }, low)}
          >
            {timer ? `${label}: ${countdown(secondsLeft(timer, now))}` : `Start ${label}`}
          </Button>
        )
      })}
    </div>
  )
}
