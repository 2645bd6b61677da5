// A second address of the same page (G-20).
export { default, generateMetadata } from '../register/page'
