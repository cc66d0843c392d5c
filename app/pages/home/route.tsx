import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { VideoDialog } from "#app/video/VideoDialog.tsx";
import { videosOf } from "#app/video/videos-of.ts";
import { Blog } from "./Blog.tsx";
import { CaseStudies } from "./CaseStudies.tsx";
import { Closing } from "./Closing.tsx";
import { Hero, presentationId } from "./Hero.tsx";
import { Services } from "./Services.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { Trust } from "./Trust.tsx";
import "./home.css";

export default function Home() {
  const { locale } = useLanguage();
  const [presentation] = videosOf("home", locale);
  const [introduction] = videosOf("introduction", locale);
  return (
    <>
      <Hero />
      <CaseStudies />
      <Trust />
      <Services />
      <Testimonials />
      <Blog />
      <Closing />
      {presentation !== undefined && <VideoDialog id={presentationId} video={presentation} />}
      {introduction !== undefined && <VideoDialog id="introduction" video={introduction} opensItself />}
    </>
  );
}
