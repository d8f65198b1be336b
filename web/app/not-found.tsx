// The page of every address that leads nowhere.

export { MissingPage as Component } from '../ui/feedback/missing-page.tsx'
