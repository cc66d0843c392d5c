import type { Icon as TablerIcon } from "@tabler/icons-react";
import AlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import ArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import ArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import ArrowUpRight from "@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs";
import Facebook from "@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs";
import Instagram from "@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs";
import Linkedin from "@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs";
import Tiktok from "@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs";
import Whatsapp from "@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs";
import XNetwork from "@tabler/icons-react/dist/esm/icons/IconBrandX.mjs";
import Youtube from "@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs";
import Check from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import ChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import ChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import ChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import Download from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import Mail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import MapIcon from "@tabler/icons-react/dist/esm/icons/IconMap2.mjs";
import Menu from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import Moon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import Phone from "@tabler/icons-react/dist/esm/icons/IconPhone.mjs";
import Play from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import Shield from "@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs";
import Sun from "@tabler/icons-react/dist/esm/icons/IconSunHigh.mjs";
import World from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import Close from "@tabler/icons-react/dist/esm/icons/IconX.mjs";

const icons = {
  alert: AlertCircle,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  close: Close,
  download: Download,
  facebook: Facebook,
  instagram: Instagram,
  linkedin: Linkedin,
  mail: Mail,
  map: MapIcon,
  menu: Menu,
  moon: Moon,
  phone: Phone,
  play: Play,
  shield: Shield,
  sun: Sun,
  tiktok: Tiktok,
  whatsapp: Whatsapp,
  world: World,
  x: XNetwork,
  youtube: Youtube,
} satisfies Record<string, TablerIcon>;

export type IconName = keyof typeof icons;

/** Always beside words that say the same, so always hidden from assistive technology. Size in CSS pixels. */
export function Icon(props: { name: IconName; size?: number; className?: string }) {
  const Drawing = icons[props.name];
  return (
    <Drawing
      size={props.size ?? 20}
      stroke={1.5}
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${props.className ?? ""}`}
    />
  );
}
