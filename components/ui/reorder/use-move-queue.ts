import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useSubmit } from '@/components/ui/form/use-submit'

/** After a failure the orders behind it are dropped, as each was made from the one before. */
export function useMoveQueue<Order>() {
  const router = useRouter()
  const submit = useSubmit({ toastsFailure: true })
  const [order, setOrder] = useState<Order | null>(null)
  const queue = useRef(Promise.resolve(true))

  function move(next: Order, store: () => Promise<unknown>, refresh = false) {
    const onFailure = () => {
      queue.current = Promise.resolve(true)
      setOrder(null)
      router.refresh()
    }
    setOrder(next)
    queue.current = queue.current.then((isStored) =>
      isStored ? submit.run(store, { refresh, onFailure }) : false,
    )
  }

  return { order, move }
}
