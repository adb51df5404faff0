import { useTranslate } from '../../i18n/translator.tsx'
import { useMe } from '../../session/me.ts'
import { ScreenLink } from '../../shell/screen-link.tsx'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { useScreens } from '../../shell/use-screens.ts'
import { Card } from '../../ui/card.tsx'

/** Who one is here, and what one may open. */
export function StartScreen() {
  const t = useTranslate()
  const { person, kitchens, shopName } = useMe()
  const others = useScreens().filter(({ path, place }) => path !== '' && place !== 'hidden')
  return (
    <ScreenPage title={shopName}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Card>
          <h2 className="text-base font-semibold">{person.name}</h2>
          <p className="text-soft">{t(`office.role.${person.role}`)}</p>
          <h3 className="mt-3 font-medium">{t('office.shell.kitchens')}</h3>
          <ul>
            {kitchens.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Card>
        {others.length === 0 ? (
          <Card>
            <p className="text-soft">{t('office.start.no_screens')}</p>
          </Card>
        ) : (
          <Card className="flex flex-col gap-1">
            {others.map((screen) => (
              <ScreenLink key={screen.path} screen={screen} />
            ))}
          </Card>
        )}
      </div>
    </ScreenPage>
  )
}
