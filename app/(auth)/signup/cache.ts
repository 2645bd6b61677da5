export { cache } from '../register/cache'
