// The other address of the same screen (G-20).
export { default, generateMetadata } from '../register/page'
