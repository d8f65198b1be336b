/** React has taken over the page that the server drew. */
export const HYDRATED_EVENT = 'coop:taken-over'
