/** Inlined. A picture that is decoration has no text of its own that would stand where it fails. */
export const FAILED_PICTURES_SCRIPT = `addEventListener('error',({target:i})=>{i.tagName=='IMG'&&!i.alt&&i.width>48&&(i.alt='The picture cannot be loaded.')},true)`
