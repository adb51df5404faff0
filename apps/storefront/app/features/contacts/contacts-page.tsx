import { useLacks } from '../../catalogue-access/use-lacks.ts'
import type { HoursLine } from '../../format/hours-lines.ts'
import { useI18n, useTranslate } from '../../i18n/i18n.tsx'
import { NearMap } from '../map/index.ts'
import type { ContactPlace, ContactsView, Phone } from './contacts-view.ts'
import { MessageForm } from './message-form.tsx'

export function ContactsPage({ view }: { readonly view: ContactsView }) {
  const t = useTranslate()
  const mute = useLacks('sendMessage')
  return (
    <div className="page content-page">
      <h1>{t('contacts.title')}</h1>
      {view.points.length > 0 ? (
        <NearMap points={view.points} label={t('contacts.addresses')} className="contact-map" />
      ) : null}
      <div className="contacts">
        <div>
          {view.phones.length > 0 ? (
            <section className="contact-place">
              <h2 className="article-name">{t('contacts.phones')}</h2>
              <Phones phones={view.phones} />
            </section>
          ) : null}
          {view.places.map((place) => (
            <Place key={place.id} place={place} />
          ))}
          {view.pickups.length > 0 ? (
            <section className="contact-place">
              <h2 className="article-name">{t('map.points')}</h2>
              <ul className="contact-pickups">
                {view.pickups.map(({ id, name, address }) => (
                  <li key={id}>
                    {name}
                    {address && address !== name ? <span>{address}</span> : null}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        {mute ? null : (
          <section className="contact-write">
            <h2 className="article-name">{t('contacts.write')}</h2>
            <MessageForm />
          </section>
        )}
      </div>
    </div>
  )
}

function Place({ place }: { readonly place: ContactPlace }) {
  const t = useTranslate()
  const { name, address, point, phones, hours } = place
  return (
    <section className="contact-place">
      <h2 className="article-name">{name}</h2>
      {address ? <address>{address}</address> : null}
      <Phones phones={phones} />
      <dl aria-label={t('contacts.workTime')} className="hours">
        {hours.map((line) => (
          <HoursRow key={line.from} line={line} />
        ))}
      </dl>
      {point ? (
        <p>
          <a
            className="content-back"
            href={`https://www.openstreetmap.org/directions?to=${point.lat},${point.lon}`}
            target="_blank"
            rel="noopener"
            aria-label={`${t('contacts.route')}: ${name} (${t('a11y.newWindow')})`}
          >
            {t('contacts.route')}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function Phones({ phones }: { readonly phones: readonly Phone[] }) {
  return (
    <ul>
      {phones.map(({ phone, shown }) => (
        <li key={phone}>
          <a href={`tel:${phone}`} className="contact-phone">
            {shown}
          </a>
        </li>
      ))}
    </ul>
  )
}

function HoursRow({ line }: { readonly line: HoursLine }) {
  const { t } = useI18n()
  const day = (number: number) => t(`weekdayShort.${number}` as Parameters<typeof t>[0])
  return (
    <>
      <dt>{line.from === line.to ? day(line.from) : `${day(line.from)}–${day(line.to)}`}</dt>
      <dd>{line.hours.length > 0 ? line.hours.join(', ') : t('workTime.closed')}</dd>
    </>
  )
}
