/** The browser stores there what its visitor proposed (G-158a). */
export const PROPOSAL_KEY = 'proposed emoji'
