import { Link } from '@/components/ui/link'
import { Fragment, type ReactNode } from 'react'
import { CookButton } from '@/components/cookbook/cook-mode/cook-button'
import { Difficulty } from '@/components/cookbook/difficulty'
import { ScaleProvider } from '@/components/cookbook/scale/scale-context'
import { ScaledIngredients } from '@/components/cookbook/scale/scaled-ingredients'
import { Section } from '@/components/page/section'
import { Carousel } from '@/components/ui/carousel'
import { PATHS, withQuery } from '@/lib/config/paths'
import { recipeExportPath, recipeImagePath } from '@/lib/cookbook/tags'
import { declarationLines } from '@/lib/cookbook/diets'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { counted, shortDay } from '@/lib/format'
import { PrintButton } from './print-button'
import styles from './recipe-view.module.css'
import { StepList } from './step-list'

/** A longer one fills the screen of a phone. */
const LONG_DESCRIPTION = 400

type RecipeViewProps = {
  recipe: ShownRecipe
  /** A name, or a link of it. */
  chef: ReactNode
  description: ReactNode
  actions?: ReactNode
  makes?: ReactNode
  report?: ReactNode
  printed: string
}

export function RecipeView(props: RecipeViewProps) {
  const { recipe, chef, description, actions, makes, report, printed } = props
  const { _id, title, servings, ingredients, instructions } = recipe
  const { allergens, freeOf, diets } = recipe
  return (
    <article>
      <div className={styles.head}>
        <nav className={styles.back} aria-label="Back">
          <Link href={PATHS.cookbook}>recipes</Link>
        </nav>
        <h1 dir="auto" className={`${styles.title} type-title`}>
          {title}
        </h1>
        {actions}
      </div>
      <div className={styles.top}>
        <Pictures recipe={recipe} />
        <div className={styles.words}>
          {recipe.description && (
            <div className={`${styles.description} type-lead`}>{description}</div>
          )}
          <p className={styles.ways}>
            {recipe.description.length > LONG_DESCRIPTION && (
              <a href="#ingredients">Jump to ingredients</a>
            )}
            <PrintButton />
            <a href={recipeExportPath(_id, 'text')} download>
              Text
            </a>
            <a href={recipeExportPath(_id, 'json')} download>
              JSON-LD
            </a>
          </p>
          <Facts recipe={recipe} chef={chef} />
          {report}
        </div>
      </div>
      <ScaleProvider>
        <Section
          title="Ingredients"
          anchor="ingredients"
          fact={counted(ingredients.length, 'item')}
        >
          <ScaledIngredients ingredients={ingredients} servings={servings} />
        </Section>
        <Section title="Instructions" fact={counted(instructions.length, 'step')}>
          <CookButton
            recipe={{ _id, title, servings, ingredients, instructions, allergens, freeOf, diets }}
          />
          <StepList steps={instructions} />
        </Section>
      </ScaleProvider>
      {makes}
      <p className={styles.printed}>{printed}</p>
    </article>
  )
}

function Pictures({ recipe: { _id, title, images, smallImages } }: { recipe: ShownRecipe }) {
  if (images.length === 0) return null
  const pictures = images.map((full, i) => {
    const small = recipeImagePath(_id, smallImages[i] ?? full)
    const alt = images.length > 1 ? `${title}, picture ${i + 1}` : title
    return { src: small, full: recipeImagePath(_id, full), alt }
  })
  return (
    <div className={styles.pictures}>
      <Carousel label={title} pictures={pictures} shape="landscape" isFirst />
    </div>
  )
}

function Facts({ recipe, chef }: Pick<RecipeViewProps, 'recipe' | 'chef'>) {
  const { time, difficulty, servings, dateMade, dateAdded, tags, isSample } = recipe
  return (
    <dl className={`${styles.facts} type-control`}>
      <dt className="muted">chef</dt>
      <dd>{chef}</dd>
      {time && (
        <>
          <dt className="muted">time</dt>
          <dd>{time}</dd>
        </>
      )}
      <dt className="muted">difficulty</dt>
      <dd>
        <Difficulty value={difficulty} />
      </dd>
      {servings !== null && (
        <>
          <dt className="muted">servings</dt>
          <dd>{servings}</dd>
        </>
      )}
      <dt className="muted">made</dt>
      <dd>
        <time dateTime={dateMade}>{shortDay(dateMade)}</time>
      </dd>
      <dt className="muted">added</dt>
      <dd>
        <time dateTime={dateAdded}>{shortDay(dateAdded)}</time>
      </dd>
      {tags.length > 0 && (
        <>
          <dt className="muted">tags</dt>
          <dd>
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Link href={withQuery(PATHS.cookbook, { tag })}>{tag}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {declarationLines(recipe).map(({ label, text }) => (
        <Fragment key={label}>
          <dt className="muted">{label}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
      {isSample && (
        <>
          <dt className="muted">note</dt>
          <dd>A sample recipe: it is not counted.</dd>
        </>
      )}
    </dl>
  )
}
