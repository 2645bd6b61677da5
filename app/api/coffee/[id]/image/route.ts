// A second address of the same call (G-84).
export { POST } from '../../../coffee-rate/coffee/[id]/image/route'
