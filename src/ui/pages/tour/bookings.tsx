import { BedDouble, KeyRound, Plane, TrainFront, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Planned } from '../../../data/planner/ready-made-plan.ts';
import type { TourStops } from '../../../data/catalogue/tour-queries.ts';
import type { CountrySummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { rentalCarsLink, staysLink } from '../../../model/provider-links.ts';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { OutLink } from '../../components/out-link.tsx';
import { optionLabels } from '../../format/option-labels.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { bookingsPreview, type StayToBook, type ConnectionToBook } from './bookings-preview.ts';
import styles from './bookings.module.css';

interface BookingsProps {
  tour: TourSummary;
  planned: Planned;
  stops: TourStops;
  countries: readonly CountrySummary[];
  year: number;
}

/** Bookings to make before departure, by kind, with estimated costs and search links. */
export function Bookings({ planned, stops, countries, year }: BookingsProps) {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const { stays, flights, transport, paidOnTheSpot } = bookingsPreview(planned.plan);
  const { rentals } = planned.plan.bookings;
  const { modeName } = optionLabels({ t, locale });
  const { cost } = planned.plan.statistics;
  const about = (usd: number | null) => (usd === null ? '' : t('tour.about', { price: format.money(usd) }));
  const nameOf = (key: string) => stops.places.get(key)?.[locale].short_title ?? key;
  const connectionName = (id: string) => id.split('_').map(nameOf).join(' – ');
  const stayName = ({ where, key }: StayToBook) =>
    where === 'stop'
      ? nameOf(key)
      : where === 'before'
        ? t('tour.book.nightBefore', { place: nameOf(key) })
        : t('tour.book.nightOnTheWay', { way: connectionName(key) });
  const stayHref = (key: string) => {
    const place = stops.places.get(key);
    const country = countries.find((one) => one.key === place?.country_key);
    return place && staysLink({ city: place.hotel_city, ...(country && { country: country.en.name }) });
  };
  const connectionRows = (rows: readonly ConnectionToBook[]) =>
    rows.map((row) => (
      <Row key={row.id} name={connectionName(row.connectionId)} href={row.link} price={about(row.priceUsd)}>
        {t(`mode.${row.type}`)}
      </Row>
    ));

  return (
    <DetailSection id="bookings" title={t('tour.section.bookings')} intro={t('tour.book.intro', { year })}>
      <div className={styles.kinds}>
        <Kind icon={BedDouble} title={t('tour.book.stays')} total={about(cost.accommodation)}>
          {stays.map((stay) => (
            <Row
              key={stay.id}
              name={stayName(stay)}
              href={stayHref(stay.key)}
              linkName={t('tour.book.findStay', { place: stayName(stay) })}
              price={about(stay.priceUsd)}
            >
              {tn('tour.nights', stay.nights)}
            </Row>
          ))}
        </Kind>
        <div className={styles.column}>
          {rentals.length > 0 && (
            <Kind icon={KeyRound} title={t('tour.book.car')}>
              {rentals.map((car) => (
                <Row
                  key={car.uid}
                  name={modeName({ type: 'rental', drivingType: car.drivingType })}
                  href={rentalCarsLink(countries[0]?.key ?? '')}
                  price={about(car.price)}
                >
                  {tn('tour.days', car.days)}
                </Row>
              ))}
            </Kind>
          )}
          {flights.length > 0 && (
            <Kind icon={Plane} title={t('tour.book.flights')} total={about(cost.flight)}>
              {connectionRows(flights)}
            </Kind>
          )}
          {transport.length > 0 && (
            <Kind icon={TrainFront} title={t('tour.book.transport')}>
              {connectionRows(transport)}
            </Kind>
          )}
          {paidOnTheSpot > 0 && <p className={styles.note}>{tn('tour.book.paidOnTheWay', paidOnTheSpot)}</p>}
        </div>
      </div>
    </DetailSection>
  );
}

function Kind(props: { icon: LucideIcon; title: string; total?: string; children: ReactNode }) {
  const { icon: Icon, title, total, children } = props;
  return (
    <section className={styles.kind}>
      <div className={styles.head}>
        <Icon aria-hidden />
        <h3>{title}</h3>
        {total !== undefined && <b>{total}</b>}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

function Row(props: {
  name: string;
  /** Search link. */
  href: string | null | undefined;
  /** Accessible name if the visible name does not describe the link. */
  linkName?: string;
  price: string;
  children: ReactNode;
}) {
  const { name, href, linkName, price, children } = props;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {href === null || href === undefined ? (
          <span>{name}</span>
        ) : (
          <OutLink href={href} label={linkName}>
            {name}
          </OutLink>
        )}
      </span>
      <span className={styles.how}>{children}</span>
      <span className={styles.price}>{price}</span>
    </li>
  );
}
