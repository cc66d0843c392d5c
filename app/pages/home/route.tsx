import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Introduction } from "#app/video/Introduction.tsx";
import { videosOf } from "#app/video/videos-of.ts";
import { Blog } from "./Blog.tsx";
import { CaseStudies } from "./CaseStudies.tsx";
import { Closing } from "./Closing.tsx";
import { Hero } from "./Hero.tsx";
import { Services } from "./Services.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { Trust } from "./Trust.tsx";

export default function Home() {
  const { locale } = useLanguage();
  const [introduction] = videosOf("introduction", locale);
  return (
    <>
      <Hero />
      <Trust />
      <Services />
      <CaseStudies />
      <Testimonials />
      <Blog />
      <Closing />
      {introduction !== undefined && <Introduction video={introduction} />}
    </>
  );
}
