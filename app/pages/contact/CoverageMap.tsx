import type { CoverageDrawing } from "#app/content/schemas/place.ts";
import coasts from "#content/coverage/coasts.svg?url";
import type { Territory } from "#content/place.ts";

type CoverageMapProps = {
  map: CoverageDrawing<Territory>;
  title: string;
  description: string;
  labels: Record<Territory, string>;
  radiusLabel: string;
  /** For both scale bars: each is 100 km long at its own scale. */
  scaleLabel: string;
  cityLabel: string;
  /** How far the territory of the inset is. */
  distanceLabel: string;
  className?: string;
};

/** Screen readers get the title and the description only. The coasts are in a file, which takes its colours from here. */
export function CoverageMap(props: CoverageMapProps) {
  const { map } = props;
  const [width, height] = map.size;
  const near = (Object.keys(map.labels) as Territory[]).filter((key) => key !== map.inset?.territory);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby="coverage-map-title coverage-map-description"
      className={`bg-canvas text-[12.5px] forced-color-adjust-none max-lg:text-[14px] max-[22.5rem]:text-[16px] ${props.className ?? ""}`}
      fill="none"
    >
      <title id="coverage-map-title">{props.title}</title>
      <desc id="coverage-map-description">{props.description}</desc>
      <Graticule map={map} />
      <use href={`${coasts}#sea`} className="stroke-ink-2" />
      <use href={`${coasts}#reach`} className="fill-lagoon stroke-lagoon" />
      <use href={`${coasts}#neighbours`} className="fill-canvas stroke-ink-2" />
      <use href={`${coasts}#territories`} className="fill-lagoon stroke-lagoon" />
      <ServiceRadius {...props} />
      {map.inset && <Inset {...props} inset={map.inset} />}
      {near.map((key) => (
        <Label key={key} {...map.labels[key]} className="fill-ink" weight="600">
          {props.labels[key]}
        </Label>
      ))}
      <Ascent x={16} y={height - 18} length={map.scaleBar} label={props.scaleLabel} />
    </svg>
  );
}

function Graticule({ map }: Pick<CoverageMapProps, "map">) {
  const [width, height] = map.size;
  const lines = [
    ...map.meridians.map(({ at }) => `M${at} 0V${height}`),
    ...map.parallels.map(({ at }) => `M0 ${at}H${width}`),
    `M0.4 0.4H${width - 0.4}V${height - 0.4}H0.4Z`,
  ];
  return <path className="stroke-line" strokeWidth="0.75" d={lines.join("")} />;
}

function ServiceRadius({ map, cityLabel, radiusLabel }: CoverageMapProps) {
  const { city, rim } = map;
  return (
    <g>
      <path className="stroke-lagoon" strokeWidth="1" d={`M${city.x} ${city.y}L${rim.x} ${rim.y}`} />
      <circle className="fill-accent stroke-canvas" strokeWidth="2" cx={city.x} cy={city.y} r="4.5" />
      <Label x={city.x - 9} y={city.y + 0.5} align="end" className="fill-ink" weight="600">
        {cityLabel}
      </Label>
      <Label
        x={(city.x + rim.x) / 2 - 4}
        y={(city.y + rim.y) / 2 + 18}
        align="middle"
        className="fill-lagoon"
      >
        {radiusLabel}
      </Label>
    </g>
  );
}

type InsetProps = CoverageMapProps & { inset: NonNullable<CoverageMapProps["map"]["inset"]> };

function Inset({ map, inset, labels, distanceLabel, scaleLabel }: InsetProps) {
  const { territory, frame, towards, arrival } = inset;
  const x = frame.x + 6;
  return (
    // The longest name fits its frame at every size.
    <g className="max-[22.5rem]:text-[15px]">
      <path
        className="stroke-ink-2"
        strokeWidth="1"
        strokeDasharray="1 4"
        strokeLinecap="round"
        d={`M${towards.x} ${towards.y}L${arrival.x} ${arrival.y}`}
      />
      <svg aria-hidden="true" {...frame}>
        <rect className="fill-canvas" width="100%" height="100%" />
        <use href={`${coasts}#mainland`} className="stroke-ink-2" />
        <use href={`${coasts}#far`} className="fill-lagoon stroke-lagoon" />
      </svg>
      <rect className="stroke-ink-2" strokeOpacity="0.5" strokeWidth="0.75" {...frame} />
      <Label {...map.labels[territory]} x={x} className="fill-ink" weight="600">
        {labels[territory]}
      </Label>
      <Label x={x} y={frame.y + 32} align="start" className="fill-ink-2">
        {distanceLabel}
      </Label>
      <Ascent x={x} y={frame.y + frame.height - 10} length={inset.scaleBar} label={scaleLabel} />
    </g>
  );
}

function Ascent({ x, y, length, label }: { x: number; y: number; length: number; label: string }) {
  return (
    <g>
      <path className="stroke-ink-2" strokeWidth="1" d={`M${x} ${y - 4}v4h${length}v-4`} />
      <Label x={x + length + 6} y={y - 3} align="start" className="fill-ink-2">
        {label}
      </Label>
    </g>
  );
}

type LabelProps = {
  x: number;
  y: number;
  align: "start" | "middle" | "end";
  className: string;
  weight?: string;
  children: string;
};

/** A place name with an outline in the page's colour, so that lines do not cross it. */
function Label({ x, y, align, className, weight, children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      textAnchor={align}
      fontWeight={weight}
      className={`${className} stroke-canvas`}
      strokeWidth="3"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {children}
    </text>
  );
}
