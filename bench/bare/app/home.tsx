import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

export interface Good {
  readonly id: number
  readonly name: string
  readonly weight: string
  readonly price: string
  readonly picture: string
}

export const loader = ({ context }: LoaderFunctionArgs) => (context as { goods: readonly Good[] }).goods

export default function Home() {
  const goods = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>Bare</h1>
      <ul>
        {goods.map((good, index) => (
          <li key={good.id}>
            <Card {...good} loading={index < EAGER ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
    </main>
  )
}

/** As many as a phone shows at once. */
const EAGER = 4

function Card({ name, weight, price, picture, loading }: Good & { loading: 'eager' | 'lazy' }) {
  const [count, setCount] = useState(0)
  return (
    <article>
      <img src={picture} alt="" width={320} height={320} loading={loading} />
      <h2>
        <a href={`#${name}`}>{name}</a>
      </h2>
      <p>{weight}</p>
      <div>
        <b>{price}</b>
        <button type="button" aria-label={`Add ${name}`} onClick={() => setCount(count + 1)}>
          {count || '+'}
        </button>
      </div>
    </article>
  )
}
