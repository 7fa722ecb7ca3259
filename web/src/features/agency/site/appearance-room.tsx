import { useState } from 'react';
import { computePalette } from '#domain/theme/brand-palette.ts';
import { readBrandKnobs, type BrandKnobs } from '#domain/theme/brand-knobs.ts';
import { APPEARANCES, FONT_PAIRS, NEUTRALS, RADII, SCALES } from '#domain/theme/brand-knobs.ts';
import { brandHomePages, brandLayouts } from '#domain/theme/brand-looks.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits, type Saved } from '#kit/edits/use-edits.ts';
import { callRpc } from '#lib/api.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { photoFiles } from '#wire/photos.ts';
import type { Agency } from '../frame/agency-here.ts';
import { AccentField } from './accent-field.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { addressOf, LogoField, NONE, SAME } from './logo-field.tsx';
import { logoMaking } from './logo-making.ts';
import { LookPreview } from './look-preview.tsx';
import { saveSite } from './site-calls.ts';
import './site.css';

/** The brand's pictures, with the appearance of the pages that each stands on. */
const PICTURES = {
  logo: { of: 'logo', on: 'light' },
  logoDark: { of: 'logo', on: 'dark' },
  favicon: { of: 'favicon', on: 'light' },
} as const;
type PictureName = keyof typeof PICTURES;
type Look = Readonly<Record<keyof BrandKnobs | 'layout' | 'homePage' | PictureName, string>>;
type Stored = Readonly<Record<PictureName, string | null>>;

const KNOBS = {
  neutral: NEUTRALS,
  radius: RADII,
  scale: SCALES,
  fonts: FONT_PAIRS,
  appearance: APPEARANCES,
} as const satisfies Partial<Record<keyof BrandKnobs, readonly string[]>>;

interface LookRead extends Saved<Look, number> {
  readonly stored: Stored;
}

async function readLook(brand: string): Promise<LookRead> {
  const { layout, homePage, theme, version, logoUrl, logoDarkUrl, faviconUrl } = await callRpc(
    'agency_look',
    {
      brand,
    },
  );
  const pictures = { logo: SAME, logoDark: SAME, favicon: SAME };
  return {
    fields: { ...readBrandKnobs(theme), layout, homePage, ...pictures },
    version,
    stored: { logo: logoUrl, logoDark: logoDarkUrl, favicon: faviconUrl },
  };
}

/** How the agency's site looks, and how well it reads. */
export function AppearanceRoom({ agency }: { readonly agency: Agency }) {
  const look = useCall(['agency look', agency.key], () => readLook(agency.key));
  return (
    <>
      <h1>{t('agencySite.appearance.title')}</h1>
      <p className="lead">{t('agencySite.appearance.lead')}</p>
      <CallView call={look} waiting={<Skeleton height="30rem" />} failed={t('agencySite.appearance.failed')}>
        {(loaded) => <LookForm agency={agency} loaded={loaded} />}
      </CallView>
    </>
  );
}

interface LookFormProps {
  readonly agency: Agency;
  readonly loaded: LookRead;
}

function LookForm({ agency, loaded }: LookFormProps) {
  const { key: brand, displayName } = agency;
  const [stored, setStored] = useState(loaded.stored);
  const read = async () => {
    const look = await readLook(brand);
    setStored(look.stored);
    return look;
  };
  const edits = useEdits<Look, number>({
    storageKey: `site look ${brand}`,
    loaded,
    reload: read,
    save: async (fields, version) => {
      const { layout, homePage, logo, logoDark, favicon, ...theme } = fields;
      await saveSite({
        what: 'appearance',
        brand,
        version,
        layout: brandLayouts.find((one) => one === layout) ?? 'classic',
        homePage: brandHomePages.find((one) => one === homePage) ?? 'game',
        theme,
        logo: pictureOf(logo),
        logoDark: pictureOf(logoDark),
        favicon: pictureOf(favicon),
      });
      return read();
    },
  });
  const { fields, set } = edits;
  const knobs = readBrandKnobs(fields);
  const choice = (name: keyof Look, options: readonly string[]) => (
    <Select
      key={name}
      label={nameOf(name)}
      value={fields[name]}
      options={options.map((value) => ({ value, label: sayChoice(name, value) }))}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  );
  return (
    <>
      <div className="site-desk">
        <div className="site-fields">
          {choice('layout', brandLayouts)}
          {choice('homePage', brandHomePages)}
          <AccentField
            label={nameOf('accent')}
            value={fields.accent}
            onChange={(accent) => set('accent', accent)}
          />
          {Object.entries(KNOBS).map(([name, options]) => choice(name as keyof typeof KNOBS, options))}
          {Object.entries(PICTURES).map(([name, { of, on }]) => (
            <LogoField
              key={name}
              label={nameOf(name)}
              hint={t(`agencySite.logo.hint.${name as PictureName}`)}
              value={fields[name as PictureName]}
              stored={stored[name as PictureName]}
              making={logoMaking(of, computePalette(knobs, on).paper)}
              onChange={(value) => set(name as PictureName, value)}
            />
          ))}
        </div>
        <div className="site-fields">
          <LookPreview
            knobs={knobs}
            name={displayName}
            logo={addressOf(fields.logo, stored.logo)}
            darkLogo={addressOf(fields.logoDark, stored.logoDark)}
          />
          <ContrastTable knobs={knobs} />
        </div>
      </div>
      <EditsFoot edits={edits} nameOf={nameOf} showValue={(key, value) => sayChoice(key, String(value))} />
    </>
  );
}

function nameOf(name: string): string {
  const key = `agencySite.look.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

function sayChoice(name: string, value: string): string {
  const key = `agencySite.look.${name}.${value}`;
  if (isMessageKey(key)) return t(key);
  return value.startsWith('{') ? t('agencySite.value.picture') : value;
}

function pictureOf(value: string) {
  if (value === SAME || value === NONE) return value;
  return photoFiles.parse(JSON.parse(value));
}
