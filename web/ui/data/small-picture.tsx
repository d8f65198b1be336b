import type { Picture } from '#contract/public/site-content.ts'

interface SmallPictureProps {
  picture: Picture
  /** Its room, which is the same before it has come. */
  className: string
  /** How wide it is where it is wide, as `sizes` has it; a small one will do otherwise. */
  sizes?: string
}

/** A picture beside words that say what it shows: a few kilobytes, fetched when it comes near the screen. */
export function SmallPicture({ picture, className, sizes }: SmallPictureProps) {
  const small = `${picture.url}/small`
  return (
    <img
      {...(sizes && {
        sizes,
        srcSet: `${small} ${SMALL_WIDTH}w, ${picture.url} ${picture.width}w`,
      })}
      src={small}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}

// As server/content/small-picture.ts draws it.
const SMALL_WIDTH = 420
