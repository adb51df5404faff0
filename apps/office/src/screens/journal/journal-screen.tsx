import { exportJournal, type JournalEntry, journal } from '@samobranka/contract'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download, ScrollText } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { type JournalFilter, journalQuery, readFilter, writeFilter } from './journal-filter.ts'
import { JournalFilterBar } from './journal-filter-bar.tsx'
import { JournalLine } from './journal-line.tsx'
import { saveFile } from './save-file.ts'

/** Who did what and when. What is looked for stands in the address. */
export function JournalScreen() {
  const t = useTranslate()
  const may = useMay()
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const query = journalQuery(useDeferredValue(filter))
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [journal.name, query],
    queryFn: ({ pageParam, signal }) =>
      call(journal, { query: { ...query, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
  const file = useMutation({
    mutationFn: () => call(exportJournal, { query }),
    onSuccess({ fileName, csv, isCut }) {
      saveFile(fileName, csv)
      if (isCut) toast(t('office.journal.cut'))
    },
    onError: (fault) => toast(fault.message, 'danger'),
  })
  const entries: readonly JournalEntry[] = data?.pages.flatMap((page) => page.entries) ?? []
  const change = (changes: Partial<JournalFilter>) =>
    setAddress(writeFilter({ ...filter, ...changes }), { replace: true })

  return (
    <ScreenPage
      title={t('office.screen.journal')}
      actions={
        may('journal.export') && (
          <Button icon={Download} isBusy={file.isPending} onClick={() => file.mutate()}>
            {t('office.journal.export')}
          </Button>
        )
      }
    >
      <JournalFilterBar filter={filter} onFilter={change} />
      {error && <Notice tone="danger">{error.message}</Notice>}
      {!data && !error && <Skeleton className="h-64" />}
      {data && entries.length === 0 && <EmptyState icon={ScrollText} title={t('office.journal.empty')} />}
      {entries.length > 0 && (
        <ol className="divide-y divide-line rounded-medium border border-line bg-surface">
          {entries.map((entry) => (
            <JournalLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('office.journal.more')}
        </Button>
      )}
    </ScreenPage>
  )
}
