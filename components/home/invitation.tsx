import { ButtonLink } from '@/components/ui/button-link'
import type { GenerationStatus } from '@/lib/aotd/catalogue'
import { loginPath, PATHS } from '@/lib/config/paths'

export function Invitation({ status }: { status: GenerationStatus }) {
  switch (status) {
    case 'unauthorized':
      return (
        <>
          The picture is for members.
          <ButtonLink href={loginPath(PATHS.artOfTheDay)} variant="filled">
            Log in
          </ButtonLink>
        </>
      )
    case 'not_started':
      return (
        <>
          Nobody has painted today.
          <ButtonLink href={PATHS.artOfTheDay} variant="filled">
            Paint it
          </ButtonLink>
        </>
      )
    case 'pending':
    case 'started':
    case 'generating':
    case 'busy':
      return (
        <>
          Today’s picture is being painted.
          <ButtonLink href={PATHS.artOfTheDay}>Watch</ButtonLink>
        </>
      )
    case 'failed':
    case 'error':
      return (
        <>
          Today’s picture failed.
          <ButtonLink href={PATHS.artOfTheDay}>Try again</ButtonLink>
        </>
      )
    default:
      return (
        <>
          Art of the day
          <ButtonLink href={PATHS.artOfTheDay}>See it</ButtonLink>
        </>
      )
  }
}
